/** Has the operator choose a passphrase: typed twice, and refused where the hub refuses it. */
import { PassphraseState, passphraseProblem } from '@sallyport/hub/operator-api';
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
    const problem = passphraseProblem(passphrase);
    if (problem !== undefined) {
      progress(problem);
      continue;
    }
    if ((await ask('The same again: ')) !== passphrase) {
      progress('These two are not the same.');
      continue;
    }
    if (old === undefined && (await isPassphraseSet(askHub))) {
      progress('One was set meanwhile; this one was not.');
      return false;
    }
    const body = { passphrase, ...(old === undefined ? {} : { old }) };
    await askHub({ method: 'PUT', path: '/api/passphrase', body }, PassphraseState);
    return true;
  }
  return false;
}
