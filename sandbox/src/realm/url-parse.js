/** The parser of the URL standard, state by state: https://url.spec.whatwg.org/#concept-basic-url-parser. */

import { newRecord } from './url-record.js';
import { REST_STATES } from './url-rest-states.js';
import { END, FAILURE, START_STATES, STOP } from './url-start-states.js';

function newMachine(text, base, url, override) {
  return {
    chars: Array.from(text),
    at: 0,
    buffer: '',
    inBrackets: false,
    sawAt: false,
    sawPassword: false,
    base,
    url,
    override,
    state: '',
  };
}

/**
 * The record of `input`, or undefined. With `url` and `override` (the name of a state) a part of that record is set
 * anew, as the setters of URL do.
 */
export function parseUrl(input, base, url = undefined, override = undefined) {
  let text = input.toWellFormed();
  if (url === undefined) text = text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  text = text.replace(/[\t\n\r]/g, '');
  const machine = newMachine(text, base, url ?? newRecord(), override);
  machine.state = override === 'hostname' ? 'host' : (override ?? 'schemeStart');
  for (; machine.at <= machine.chars.length; machine.at += 1) {
    const char = machine.at < 0 ? END : (machine.chars[machine.at] ?? END);
    const outcome = (START_STATES[machine.state] ?? REST_STATES[machine.state])(machine, char);
    if (outcome === FAILURE) return undefined;
    if (outcome === STOP) break;
  }
  return machine.url;
}
