/** Has the operator choose a passphrase: typed twice, and refused where the hub refuses it. */
import { MIN_PASSPHRASE_CHARS, PassphraseState } from '@sallyport/hub/operator-api';
import { progress } from '../say.ts';
import type { AskHub } from './hub-request.ts';
import type { Ask } from './passphrase-prompt.ts';

/** A mistake is told, and asked about again, so often. */
const MAX_TRIES = 5;

export async function isPassphraseSet(askHub: AskHub): Promise<boolean> {
  return (await askHub({ method: 'GET', path: '/api/passphrase' }, PassphraseState)).isSet;
}

/** `old` replaces one that is set. @returns Whether one was chosen: an empty line leaves all as it is. */
export async function choosePassphrase(askHub: AskHub, ask: Ask, old: string | undefined): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const passphrase = await ask('New passphrase: ');
    if (passphrase === undefined || passphrase === '') return false;
    if ([...passphrase].length < MIN_PASSPHRASE_CHARS) {
      progress(`That is too short: at least ${MIN_PASSPHRASE_CHARS} characters. Some words in a row are fine.`);
      continue;
    }
    if ((await ask('The same again: ')) !== passphrase) {
      progress('These two are not the same.');
      continue;
    }
    const body = { passphrase, ...(old === undefined ? {} : { old }) };
    await askHub({ method: 'PUT', path: '/api/passphrase', body }, PassphraseState);
    return true;
  }
  return false;
}
