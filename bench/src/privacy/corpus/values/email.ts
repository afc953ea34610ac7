/** Invented e-mail addresses in the forms that people and systems write. */
import type { Random } from '../random.ts';

const NAMES =
  'anna.kowalska j.smith maria_lopez k.mueller tpeeters lucia.rossi joao.silva erik.larsson o-brien sven piotr.z ana.m.garcia info hr-team hello d.o.e ng nowak1984 x'.split(
    ' ',
  );
const DOMAINS =
  'example.com example.org mail.example.net acme-corp.example firma.pl beispiel.de exemplo.com.br ejemplo.es voorbeeld.nl exempel.se esempio.it societe.fr a1.co.uk sub.dept.univ.edu start-up.io shop.museum company.technology'.split(
    ' ',
  );
const INTERNATIONAL = [
  'jürgen@bücher.example',
  'zażółć@przykład.pl',
  'françois@école.fr',
  'josé.núñez@españa.es',
  'åsa@malmö.se',
  'joão@são-paulo.com.br',
  'user@xn--bcher-kva.example',
  '用户@例子.cn',
  'пётр@почта.рф',
];

export function email(random: Random, n: number): string {
  const name = random.pick(NAMES);
  const domain = random.pick(DOMAINS);
  switch (n % 8) {
    case 0:
      return `${name}+${random.pick(['news', 'jira-42', 'test.1', '2024'])}@${domain}`;
    case 1:
      return random.pick(INTERNATIONAL);
    case 2:
      return `${name.toUpperCase()}@${domain.toUpperCase()}`;
    case 3:
      return `${name}${random.int(1, 999)}@${domain}`;
    case 4:
      return `${name}_${random.pick(['sales', 'x', "o'neil", 'a%b', 'k&k'])}@${domain}`;
    default:
      return `${name}.${random.text('abcdefghijklmnoprstuwz', 5)}@${domain}`;
  }
}
