/** National identifiers of the Americas. */
import { phrases } from '../labels.ts';
import { checkOf, isSocialSecurityNumber } from './check-digits.ts';
import { type NationalId, row } from './national-id.ts';

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
  row('NIT', 'CO', 'nit', /^\d{3}\.?\d{3}\.?\d{3}-?\d$/, 'nit'),
];
