/** Each national identifier: a valid one beside its label, one with a wrong digit, and how it stands alone. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';
import { NATIONAL_IDS } from './registry.ts';

/** Country, name, label, a valid one, and one whose check fails; undefined where the identifier has no check. */
const EXAMPLES: readonly (readonly [string, string, string, string, string | undefined])[] = [
  ['PL', 'PESEL', 'pesel', '90030926047', '90030926048'],
  ['PL', 'NIP', 'nip', '692-058-16-59', '692-058-16-50'],
  ['PL', 'REGON', 'regon', '536421689', '536421680'],
  ['NL', 'BSN', 'bsn', '868959959', '868959950'],
  ['ES', 'DNI', 'dni', '22414204Z', '22414205Z'],
  ['ES', 'NIE', 'nie', 'Y5303099A', 'Y5303090A'],
  ['IT', 'Codice Fiscale', 'codice fiscale', 'NGMPGG97S47H501F', 'NGMPGG97S47H502F'],
  ['DE', 'Steuer-ID', 'steuer id', '29 615 784 355', '29 615 784 356'],
  ['GB', 'NINO', 'nino', 'CE277475A', undefined],
  ['FR', 'NIR', 'nir', '2 50 01 87 012 065 27', '2 50 01 87 012 065 28'],
  ['CH', 'AHV', 'ahv', '756.7501.9670.63', '756.7501.9670.64'],
  ['CZ', 'rodné číslo', 'rodné číslo', '691212/8773', '691212/8774'],
  ['RO', 'CNP', 'cnp', '1451228447595', '1451228447596'],
  ['NO', 'fødselsnummer', 'fødselsnummer', '080881 29084', '080881 29085'],
  ['BE', 'numéro national', 'rijksregisternummer', '47.03.27-858.19', '47.03.27-858.10'],
  ['PT', 'NIF', 'nif', '180201174', '180201175'],
  ['IE', 'PPS', 'pps', '9332967E', '9332968E'],
  ['SE', 'personnummer', 'personnummer', '631027-1009', '631027-1000'],
  ['FI', 'henkilötunnus', 'hetu', '140793-687U', '140793-688U'],
  ['GB', 'NHS number', 'nhs', '493 334 8944', '493 334 8945'],
  ['EE', 'isikukood', 'isikukood', '38909120688', '38909120689'],
  ['LT', 'asmens kodas', 'asmens kod', '35410159511', '35410159512'],
  ['LV', 'personas kods', 'personas kod', '161175-19997', '161175-19998'],
  ['BG', 'EGN', 'egn', '4610013154', '4610013155'],
  ['HR', 'OIB', 'oib', '35341232923', '35341232924'],
  ['SI', 'EMŠO', 'emšo', '0101006500006', '0101006500007'],
  ['RS', 'JMBG', 'jmbg', '0101006500006', '0101006500007'],
  ['AT', 'Sozialversicherungsnummer', 'svnr', '2603 071085', '2603 071086'],
  ['DE', 'Versicherungsnummer', 'sozialversicherungs', '15070649C103', undefined],
  ['DK', 'CPR', 'cpr', '211062-5629', '211032-5629'],
  ['IS', 'kennitala', 'kennitala', '450401-3150', '450401-3160'],
  ['GR', 'AMKA', 'amka', '01013099997', '01013099998'],
  ['GR', 'AFM', 'afm', '094259216', '094259217'],
  ['UA', 'РНОКПП', 'рнокпп', '1759013776', '1759013777'],
  ['RU', 'СНИЛС', 'снилс', '112-233-445 95', '112-233-445 96'],
  ['JP', 'My Number', 'マイナンバー', '1234 5678 9018', '1234 5678 9019'],
  ['RU', 'ИНН', 'инн', '500100732259', '500100732250'],
  ['US', 'SSN', 'ssn', '107-24-8778', '907-24-8778'],
  ['BR', 'CPF', 'cpf', '820.667.503-52', '820.667.503-53'],
  ['BR', 'CNPJ', 'cnpj', '23.855.057/0001-78', '23.855.057/0001-79'],
  ['CA', 'SIN', 'sin', '258240142', '258240143'],
  ['MX', 'CURP', 'curp', 'BATT451019HNLSTS45', 'BATT451019HNLSTS46'],
  ['CL', 'RUT', 'rut', '17354571-1', '17354571-2'],
  ['AR', 'CUIT', 'cuit', '20-05536168-2', '20-05536168-3'],
  ['EC', 'cédula', 'cédula', '1714307103', '1714307104'],
  ['UY', 'cédula', 'cédula', '1.234.567-2', '1.234.567-3'],
  ['DO', 'cédula', 'cédula', '001-1391820-5', '001-1391820-6'],
  ['CO', 'NIT', 'nit', '213.123.432-1', '213.123.432-2'],
  ['IN', 'Aadhaar', 'aadhaar', '3440 2007 5694', '3440 2007 5695'],
  ['IN', 'PAN', 'pan', 'POLPJ3193J', undefined],
  ['AU', 'TFN', 'tfn', '266516567', '266516568'],
  ['TR', 'T.C. Kimlik', 'tckn', '77980544206', '77980544207'],
  ['CN', 'resident identity number', '身份证', '440305195109044430', '440305195109044431'],
  ['KR', 'RRN', 'rrn', '750616-2820858', '750616-2820859'],
  ['SG', 'NRIC', 'nric', 'S5326153A', 'S5326154A'],
  ['IL', 'teudat zehut', 'teudat zehut', '846333953', '846333954'],
  ['ZA', 'identity number', 'sa id', '5406230416087', '5406230416088'],
  ['NZ', 'IRD number', 'ird', '49-091-850', '49-091-851'],
  ['MY', 'NRIC', 'nric', '770305-02-1234', '770305-00-1234'],
  ['HU', 'TAJ', 'taj', '111 222 337', '111 222 338'],
  ['HU', 'adóazonosító jel', 'adóazonosító', '8456789127', '8456789128'],
  ['PL', 'dowód osobisty', 'dowód', 'ABC412345', 'ABC512345'],
  ['LU', 'matricule', 'matricule', '1985111412380', '1985111412390'],
  ['GB', 'UTR', 'utr', '1123456789', '2123456789'],
  ['FR', 'numéro fiscal', 'numéro fiscal', '3023217600053', '3023217600054'],
  ['ES', 'NSS', 'nss', '281234567840', '281234567841'],
  ['EU', 'European health insurance card', 'ehic', '80380000418277031046', undefined],
  ['MX', 'RFC', 'rfc', 'GOMR85071400A', 'GOMR85171400A'],
  ['MX', 'NSS', 'nss', '41827703103', '41827703104'],
  ['BR', 'PIS', 'pis', '120.12345.67-2', '120.12345.67-3'],
  ['PE', 'RUC', 'ruc', '20512333797', '20512333798'],
  ['GT', 'CUI', 'cui', '2987 65632 0101', '2987 65432 0101'],
  ['CR', 'cédula', 'cédula', '3-0455-0175', undefined],
  ['BR', 'RG', 'rg', '12.345.678-9', undefined],
  ['DE', 'Steuernummer', 'steuernummer', '181/815/08155', undefined],
  ['any', 'driving licence', 'führerschein', 'B072RRE2I55', undefined],
  ['US', 'ITIN', 'itin', '912-70-1234', undefined],
  ['AR', 'DNI', 'dni', '41.827.703', undefined],
  ['CO', 'cédula', 'cédula', '1.018.277.031', undefined],
  ['VE', 'cédula', 'cédula', 'V-12.345.678', undefined],
  ['TW', '國民身分證', '身分證字號', 'A123456789', 'A123456788'],
  ['HK', 'HKID', 'hkid', 'A123456(3)', 'A123456(4)'],
  ['KZ', 'ЖСН', 'жсн', '850714401825', '850714401826'],
  ['ID', 'NIK', 'nik', '3171045407850418', '3171047407850418'],
  ['IR', 'کد ملی', 'کد ملی', '0072934085', '0072934086'],
  ['KW', 'civil ID', 'civil id', '285071401049', '285071401048'],
  ['SA', 'national identity', 'رقم الهوية', '1058469022', '1058469023'],
  ['AE', 'Emirates ID', 'emirates id', '784-1990-1234567-6', '784-1990-1234567-7'],
  ['EG', 'الرقم القومي', 'الرقم القومي', '28507140104186', '28513140104186'],
  ['LK', 'NIC', 'nic no', '851960418V', undefined],
  ['AU', 'Medicare', 'medicare', '2123 45670 1', '2123 45671 1'],
  ['VN', 'CCCD', 'cccd', '001085012345', undefined],
  ['NG', 'NIN', 'nin', '41827703104', undefined],
  ['PH', 'PhilSys', 'philsys', '4182-7703-1042', undefined],
  ['any', 'passport', 'passport', 'C41K82T7N', undefined],
  ['any', 'identity card', 'personalausweis', 'L01X00T47', undefined],
  ['TH', 'citizen number', 'thai id', '7-2345-42312-37-8', '7-2345-42312-37-9'],
  ['PK', 'CNIC', 'cnic', '34201-0891231-8', '34201-0891231-0'],
];

test('every identifier of the registry has its example here', () => {
  const examples = EXAMPLES.map(([country, name]) => `${country} ${name}`);
  expect(NATIONAL_IDS.map(({ country, name }) => `${country} ${name}`).toSorted()).toEqual(examples.toSorted());
});

describe.each(EXAMPLES)('%s %s', (country, name, label, valid, wrong) => {
  const id = NATIONAL_IDS.find((each) => each.country === country && each.name === name);

  test('beside its label it is masked', async () => {
    expect(await kindsIn(`${label}: ${valid}`)).toBe(`${label}: <NATIONAL_ID>`);
  });

  test.runIf(wrong !== undefined)('with a wrong digit its own check refuses it', () => {
    expect(id?.isValid(wrong?.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() ?? '')).toBe(false);
  });

  test('alone it counts if its form is distinctive, and not as one of its kind otherwise', async () => {
    const alone = await kindsIn(`We got ${valid} today`);
    if (id?.distinctive?.test(valid) === true) expect(alone).toBe('We got <NATIONAL_ID> today');
    else if (NATIONAL_IDS.every(({ distinctive }) => distinctive?.test(valid) !== true)) {
      expect(alone).not.toContain('<NATIONAL_ID>');
    }
  });
});

test('every identifier has an example', () => {
  const named = new Set(EXAMPLES.map(([country, name]) => `${country} ${name}`));
  expect(NATIONAL_IDS.map(({ country, name }) => `${country} ${name}`).filter((each) => !named.has(each))).toEqual([]);
});

test.each([
  'passport-jwt@4.0.1, passport 0.7.0',
  'passport photos of order 41827703',
  'passport office moved, see build notes for run 41827703',
  'folio 2026-0418277, cédula 41827703',
  "ce n'est pas 4182770",
  'NIC 123456789 is up',
  'EIN of the firm with an SSN 12-3456789',
  'RG 123456789, driver license 12345678',
  'the team of 80380000418277031046x',
  'DNI pendiente; pedido 41827703',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});

test.each([
  ['NHS number 418 277 031 5', 'NHS number <NATIONAL_ID>'],
  ['con NIF 50.418.277-T y', 'con NIF <NATIONAL_ID> y'],
  ['numéro national 93.11.20-277-86', 'numéro national <NATIONAL_ID>'],
  ['ת"ז: 3-1182770-3', 'ת"ז: <NATIONAL_ID>'],
  ['เลขประจำตัวประชาชน 1 1014 18277 03 4', 'เลขประจำตัวประชาชน <NATIONAL_ID>'],
  ['MyKad 850714-14-0418', 'MyKad <NATIONAL_ID>'],
  ['Pasaporte: XDB418277', 'Pasaporte: <NATIONAL_ID>'],
  ['DNI 7731902S', 'DNI <NATIONAL_ID>'],
  ['kart 9792 0341 8277 0315 (Troy)', 'kart <CARD> (Troy)'],
])('%j: its digits are parted as people like', async (text, masked) => {
  expect(await kindsIn(text)).toBe(masked);
});

test.each(['order 90030926047', 'Nr zlecenia,Kod\n90030926047,7', 'shipment 4111111111111111'])(
  '%j: a distinctive form that its text calls a thing stays',
  async (text) => {
    expect(await kindsIn(text)).toBe(text);
  },
);
