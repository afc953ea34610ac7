/** National identifiers of the Americas. */
import { phrases } from '../labels.ts';
import { checkOf, isPis, isRfc, isSocialSecurityNumber, passesLuhn } from './check-digits.ts';
import { type NationalId, row, unchecked } from './national-id.ts';

export const AMERICAS: readonly NationalId[] = [
  {
    name: 'SSN',
    country: 'US',
    distinctive: /^\d{3}-\d{2}-\d{4}$/,
    shape: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/,
    labels: phrases('ssn, social security, social'),
    isValid: isSocialSecurityNumber,
  },
  {
    name: 'CPF',
    country: 'BR',
    distinctive: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
    shape: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
    labels: phrases('cpf'),
    isValid: checkOf('BR', 'cpf'),
  },
  {
    name: 'CNPJ',
    country: 'BR',
    distinctive: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
    shape: /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/,
    labels: phrases('cnpj'),
    isValid: checkOf('BR', 'cnpj'),
  },
  {
    name: 'SIN',
    country: 'CA',
    distinctive: undefined,
    shape: /^\d{3}[- ]?\d{3}[- ]?\d{3}$/,
    labels: phrases('sin, social insurance'),
    isValid: checkOf('CA', 'sin'),
  },
  {
    name: 'CURP',
    country: 'MX',
    distinctive: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/,
    shape: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/i,
    labels: phrases('curp'),
    isValid: checkOf('MX', 'curp'),
  },
  {
    name: 'RUT',
    country: 'CL',
    distinctive: undefined,
    shape: /^\d{1,2}\.?\d{3}\.?\d{3}-?[\dK]$/i,
    labels: phrases('rut, run'),
    isValid: checkOf('CL', 'rut'),
  },
  row('CUIT', 'AR', 'cuit', /^\d{2}-?\d{8}-?\d$/, 'cuit, cuil'),
  row('cédula', 'EC', 'ci', /^\d{10}$/, 'cédula, cedula'),
  row('cédula', 'UY', 'cedula', /^\d{1}\.?\d{3}\.?\d{3}-?\d$/, 'cédula, cedula'),
  row('cédula', 'DO', 'cedula', /^\d{3}-?\d{7}-?\d$/, 'cédula, cedula'),
  row('RFC', 'MX', isRfc, /^[A-ZÑ]{4} ?\d{6} ?[A-Z\d]{3}$/i, 'rfc, contribuyentes'),
  row('NSS', 'MX', passesLuhn, /^\d{11}$/, 'nss, seguro social, imss'),
  row('PIS', 'BR', isPis, /^\d{3}\.?\d{5}\.?\d{2}-?\d$/, 'pis, pasep, nis, nit'),
  unchecked('ITIN', 'US', /^9\d{2}-?(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])-?\d{4}$/, 'itin, ssn'),
  unchecked('DNI', 'AR', /^\d{1,2}\.?\d{3}\.?\d{3}$/, 'dni'),
  unchecked('cédula', 'CO', /^\d{1,2}\.\d{3}\.\d{3}$|^1\.?\d{3}\.?\d{3}\.?\d{3}$/, 'cédula, cedula, ciudadanía'),
  unchecked('cédula', 'VE', /^[VE]-?\d{1,2}\.?\d{3}\.?\d{3}$/i, 'cédula, cedula, ci, c i'),
  row('NIT', 'CO', 'nit', /^\d{3}\.?\d{3}\.?\d{3}-?\d$/, 'nit'),
];
