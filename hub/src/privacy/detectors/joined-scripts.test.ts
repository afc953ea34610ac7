/** Scripts without blanks between words, and what else stands right beside an address or a number. */
import { expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

test.each<readonly [string, string]>([
  ['请发到wang.li+x@qq.com，谢谢', '请发到<EMAIL>，谢谢'],
  ['請求書はkeiri@例え.jp宛に', '請求書は<EMAIL>宛に'],
  ['RCPT TO:<"anna van dyk"@beta.example>', 'RCPT TO:<<EMAIL>>'],
  ['携帯は090-4412-8830です', '携帯は<PHONE>です'],
  ['मोबाइल: 98204 41877', 'मोबाइल: <PHONE>'],
  ['https://wa.me/4915144188220', 'https://wa.me/<PHONE>'],
  ['HP 0812-4418-8220', 'HP <PHONE>'],
  ['R.U.T. 14.482.376-1', 'R.U.T. <NATIONAL_ID>'],
])('%j', async (text, masked) => {
  expect(await kindsIn(text)).toBe(masked);
});

test.each([
  '订单号202603110004412',
  '注文番号250-4418822-0912345です',
  'CEP 01310-100',
  'Boston, MA 02110-1301',
  'HP 4418820 toner',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
