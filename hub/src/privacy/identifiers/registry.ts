/** Every national identifier that is looked for. One more is one more file in `national/` and its line here. */

import { aadhaar } from './national/aadhaar.ts';
import { ahv } from './national/ahv.ts';
import { bsn } from './national/bsn.ts';
import { cnp } from './national/cnp.ts';
import { cnpj } from './national/cnpj.ts';
import { codiceFiscale } from './national/codice-fiscale.ts';
import { cpf } from './national/cpf.ts';
import { curp } from './national/curp.ts';
import { dni } from './national/dni.ts';
import { fodselsnummer } from './national/fodselsnummer.ts';
import { hetu } from './national/hetu.ts';
import { nationalNumberBe } from './national/national-number-be.ts';
import { nhsNumber } from './national/nhs-number.ts';
import { nie } from './national/nie.ts';
import { nifPt } from './national/nif-pt.ts';
import { nino } from './national/nino.ts';
import { nip } from './national/nip.ts';
import { nir } from './national/nir.ts';
import { pan } from './national/pan.ts';
import { personnummer } from './national/personnummer.ts';
import { pesel } from './national/pesel.ts';
import { pps } from './national/pps.ts';
import { regon } from './national/regon.ts';
import { residentIdCn } from './national/resident-id-cn.ts';
import { rodneCislo } from './national/rodne-cislo.ts';
import { rrn } from './national/rrn.ts';
import { rut } from './national/rut.ts';
import { sin } from './national/sin.ts';
import { ssn } from './national/ssn.ts';
import { steuerId } from './national/steuer-id.ts';
import { tckimlik } from './national/tckimlik.ts';
import { tfn } from './national/tfn.ts';
import type { NationalId } from './national-id.ts';

export const NATIONAL_IDS: readonly NationalId[] = [
  pesel,
  nip,
  regon,
  ssn,
  bsn,
  cpf,
  cnpj,
  dni,
  nie,
  codiceFiscale,
  personnummer,
  steuerId,
  nhsNumber,
  nino,
  aadhaar,
  pan,
  nir,
  ahv,
  rodneCislo,
  cnp,
  fodselsnummer,
  hetu,
  nationalNumberBe,
  nifPt,
  pps,
  sin,
  tfn,
  curp,
  rut,
  tckimlik,
  residentIdCn,
  rrn,
];
