/** Marked values for the answers of APIs: what such fields hold, invented. */
import { leave, leaveNumber, must, mustNumber } from '../marks.ts';
import type { Random } from '../random.ts';
import { plainCard } from '../values/card.ts';
import { email } from '../values/email.ts';
import { IBAN_COUNTRIES, iban } from '../values/iban.ts';
import { internationalPhone, nationalPhone, PLANS } from '../values/phone.ts';
import { password } from '../values/tokens.ts';

export interface Fields {
  readonly n: number;
  readonly random: Random;
  readonly email: () => string;
  readonly phone: () => string;
  readonly nationalPhone: () => string;
  /** A phone number as a JSON number. */
  readonly phoneNumber: () => unknown;
  readonly iban: () => string;
  readonly card: () => string;
  readonly cardNumber: () => unknown;
  readonly password: () => string;
  /** A value without a form under a sensitive key. */
  readonly opaque: (length?: number) => string;
  readonly sensitive: (text: string) => string;
  readonly sensitiveNumber: (digits: number) => unknown;
  readonly id: (digits?: number) => unknown;
  readonly textId: (digits?: number) => string;
  readonly sha: () => string;
  readonly uuid: () => string;
  readonly seconds: () => unknown;
  readonly milliseconds: () => unknown;
  readonly slackTs: () => string;
  readonly instant: () => string;
  readonly date: () => string;
  /** A harmless value under a name that resembles a sensitive one. */
  readonly field: (text: string) => string;
  readonly fieldNumber: (value: number) => unknown;
}

export function fieldsOf(random: Random, n: number): Fields {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = (): string => `${random.int(2015, 2026)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const seconds = (): number => random.int(1_600_000_000, 1_760_000_000);
  return {
    n,
    random,
    email: () => must('email', email(random, random.int(0, 7))),
    phone: () => must('phone', internationalPhone(random, random.pick(PLANS), random.int(0, 6))),
    nationalPhone: () => must('phone', nationalPhone(random, random.pick(PLANS), random.int(0, 4))),
    phoneNumber: () => mustNumber('phone', Number(`48512${random.digits(6)}`)),
    iban: () => must('iban', iban(random, random.pick(IBAN_COUNTRIES), random.int(0, 6))),
    card: () => must('card', plainCard(random, random.int(0, 9))),
    cardNumber: () => mustNumber('card', Number(plainCard(random, random.pick([1, 2, 3])))),
    password: () => must('sensitive key', password(random, random.int(0, 5))),
    opaque: (length = 32) => must('sensitive key', random.alnum(length)),
    sensitive: (text) => must('sensitive key', text),
    sensitiveNumber: (digits) => mustNumber('sensitive key', Number(`7${random.digits(digits - 1)}`)),
    id: (digits = 8) => leaveNumber('api id', Number(`${random.int(1, 9)}${random.digits(digits - 1)}`)),
    textId: (digits = 10) => leave('api id', `${random.int(1, 9)}${random.digits(digits - 1)}`),
    sha: () => leave('api sha', random.hex(40)),
    uuid: () =>
      leave('api uuid', `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-8${random.hex(3)}-${random.hex(12)}`),
    seconds: () => leaveNumber('api time', seconds()),
    milliseconds: () => leaveNumber('api time', seconds() * 1000 + random.int(0, 999)),
    slackTs: () => leave('api slack ts', `${seconds()}.${random.digits(6)}`),
    instant: () =>
      leave(
        'api time',
        `${day()}T${two(random.int(0, 23))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.${random.digits(3)}Z`,
      ),
    date: () => leave('api time', day()),
    field: (text) => leave('api field', text),
    fieldNumber: (value) => leaveNumber('api field', value),
  };
}
