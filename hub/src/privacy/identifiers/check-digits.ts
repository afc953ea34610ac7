/** The check digits of identifiers, as stdnum knows them. */
import { stdnum } from 'stdnum';

/** The check of one identifier: by country (ISO 3166-1 alpha-2) and its name in stdnum. Fails at load, not in use. */
export function checkOf(country: string, name: string): (compact: string) => boolean {
  const validator = stdnum[country]?.[name];
  if (validator === undefined) throw new Error(`stdnum knows no ${country} ${name}`);
  return (compact) => validator.validate(compact).isValid;
}
