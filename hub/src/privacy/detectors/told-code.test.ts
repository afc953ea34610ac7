/** Codes, phrases and passwords that a sentence tells, and numbers that open nothing. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

describe.each<readonly [string, string]>([
  ['PIN for the side door is 2718, floor 3', 'PIN for the side door is <SECRET>, floor 3'],
  ['PUK der SIM: 27182818, Vertrag 7', 'PUK der SIM: <SECRET>, Vertrag 7'],
  ['one-time code for sign-in: 271828', 'one-time code for sign-in: <SECRET>'],
  ['Zahlenkombination 27-18-28', 'Zahlenkombination <SECRET>'],
  ['the combination is 27-18-28', 'the combination is <SECRET>'],
  ['the safe opens with code 2718#', 'the safe opens with code <SECRET>'],
  ['gate code: *2718', 'gate code: <SECRET>'],
  ['Code der Haustür: 2718', 'Code der Haustür: <SECRET>'],
  ['Kod do bramy: 2718#', 'Kod do bramy: <SECRET>'],
  ['el código de la puerta es 2718', 'el código de la puerta es <SECRET>'],
  ['код от домофона: 2718', 'код от домофона: <SECRET>'],
  ['the passphrase is "copper otter seven"', 'the passphrase is "<SECRET>"'],
  ['login as ana@b.example with Elm.Root7', 'login as <EMAIL> with <SECRET>'],
  ['login failed, tried "Elm.Root7"', 'login failed, tried "<SECRET>"'],
  ['пароль от панели Elm.Root7, порт 8443', 'пароль от панели <SECRET>, порт 8443'],
  ['password for the panel Elm.Root7', 'password for the panel <SECRET>'],
  ['Lösenordet är Elm.root7; passordet er Elm.root8', 'Lösenordet är <SECRET>; passordet er <SECRET>'],
  ['Ihr Code lautet 271828', 'Ihr Code lautet <SECRET>'],
  ['Your verification code is 271 828. Bye', 'Your verification code is <SECRET>. Bye'],
  ['Kenncode: 271828#', 'Kenncode: <SECRET>#'],
  ['login: `demo` / `Elm.Root7`', 'login: `demo` / `<SECRET>`'],
  ['New VPN secret: <code>elm7-Root</code>, see', 'New VPN secret: <code><SECRET></code>, see'],
  ['<b>Password:</b> Elm.Root7<br>', '<b>Password:</b> <SECRET><br>'],
  ['the password is <code>Elm.Root7</code>', 'the password is <code><SECRET></code>'],
  ['2FA code 271828', '2FA code <SECRET>'],
  ['le mot de passe est « Elm.Root7 »', 'le mot de passe est « <SECRET> »'],
  ['новый пароль — Elm.Root7', 'новый пароль — <SECRET>'],
  ['user/pass: svc / Elm.Root7', 'user/pass: svc / <SECRET>'],
  ['parolă: Elm-root7', 'parolă: <SECRET>'],
])('in %j', (text, masked) => {
  test('the secret alone is masked', async () => {
    expect(await kindsIn(text)).toBe(masked);
  });
});

test.each([
  'the door was built in 2018, exit code 1375',
  'safe mode, error code 27182',
  'the vault failed with error code 27182',
  'gate B27, flight code 2718',
  'a combination of 27-18 games',
  'PUK 7 of 12',
  'Votre code postal est 75001',
  'Ihr Rabatt-Code lautet 271828',
  'the passphrase is "required"',
  'login as admin with SAML2.0',
  'logged in with "Chrome"',
  'login failed with ERR_AUTH_401',
  'password for server db-prod2.example',
  'code for the import: see page 2718',
  'code of the workshop: 27 seats',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
