/** Passports, identity cards and driving licences, whose forms differ by country and have no check digit of their own. */
import { type NationalId, unchecked } from './national-id.ts';

export const PAPERS: readonly NationalId[] = [
  unchecked(
    'passport',
    'any',
    /^(?=.*\d{3}|(?:.*\d){4})(?:[A-Z]{1,3}\d{6,8}[A-Z]?|\d{7,9}|\d{2} ?\d{2} ?\d{6}|[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\d]{8})$/i,
    `passport, reisepass*, passnummer, passnr, passeport, pasaporte, passaporte, passaporto, paszport*, paspoort*, pasport*,
    pașaport*, útlevél*, pasnummer, cestovní pas, číslo pasu, паспорт*, загранпаспорт*, διαβατήρι*, pasaport*, *护照*, *護照*, *パスポート*, *旅券*,
    *여권*, جواز, الجواز, דרכון, पासपोर्ट, *หนังสือเดินทาง*, hộ chiếu, paspor`,
  ),
  unchecked(
    'identity card',
    'any',
    /^(?:[A-Z]{2}\d{5,7}[A-Z]{0,2}|[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\d]{8}|\d{9}|\d{12})$/i,
    `personalausweis*, ausweisnummer, ausweisnr, carta d identità, carta identità, carte d identité, identity card, občanský průkaz*, občanského průkaz*`,
  ),
  unchecked(
    'driving licence',
    'any',
    /^(?=(?:[A-Z]*\d){5})[A-Z\d]{8,18}$/i,
    `drivers license, driver s license, driver licence, driving licence, driving license, führerschein*, permis de conduire,
    permiso de conducir, patente di guida, carta de condução, cnh, prawo jazdy, rijbewijs*, körkort*, førerkort*`,
  ),
];
