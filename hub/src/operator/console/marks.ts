/** Short words with a colour: states, kinds of access, outcomes. Never the colour alone. */
import type { Circuit } from '../../gate/breaker.ts';
import { type Html, html } from './html.ts';
import { whenMs } from './when.ts';

const ACCESS: { readonly [access: string]: string } = {
  read: 'quiet',
  write: 'warn',
  'write, destructive': 'bad',
  exec: 'bad',
};
const STATES: { readonly [state: string]: string } = { available: 'good', unavailable: 'bad', starting: 'quiet' };

/** `access`: in words, which tell what the colour tells. */
export function accessMark(access: string): Html {
  return html`<span class="mark ${ACCESS[access] ?? 'bad'}">${access}</span>`;
}

export function stateMark(state: string): Html {
  return html`<span class="mark ${STATES[state] ?? 'quiet'}">${state}</span>`;
}

/** Only of a circuit that is not closed: calls are refused, or one is trying. */
export function circuitMark(circuit: Circuit | undefined): Html | undefined {
  if (circuit === undefined || circuit.state === 'closed') return undefined;
  const { retryAt } = circuit;
  return html`<span class="mark bad">circuit ${circuit.state}${
    retryAt === undefined ? undefined : html`, tries again at ${whenMs(retryAt)}`
  }</span>`;
}

export function outcomeMark(outcome: 'ok' | 'failed' | 'waiting' | undefined, word: string): Html {
  const kind = outcome === 'ok' ? 'good' : outcome === 'failed' ? 'bad' : outcome === 'waiting' ? 'warn' : 'quiet';
  return html`<span class="mark ${kind}">${word}</span>`;
}
