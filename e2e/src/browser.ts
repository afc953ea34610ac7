/** A real browser for the pages of the console. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { hasTerminal } from './terminal.ts';

const CHROMIUM = '/usr/bin/chromium';
const QUIETLY = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether there is a browser, and a terminal for what a person does beside it. */
export const hasBrowser = hasTerminal && existsSync(CHROMIUM);
if (!hasBrowser) console.warn(`The console is NOT tested: ${CHROMIUM} is not there (apt-get install chromium).`);

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIETLY });
}
