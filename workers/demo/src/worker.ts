/** The demo worker: no credential, no upstream, the same data every time, and a ledger of what reached it. */
import { defineWorker, type Worker } from '@sallyport/worker-sdk';
import manifest from '../manifest.json' with { type: 'json' };
import { basicTools } from './basic-tools.ts';
import { createLedger } from './ledger.ts';
import { noteTools } from './note-tools.ts';
import { peopleTools } from './people-tools.ts';
import { shapeTools } from './shape-tools.ts';

/** Each has notes and a ledger of its own. */
export function createDemoWorker(now: () => Date = () => new Date()): Worker {
  const ledger = createLedger(now);
  const tools = [...basicTools, ...peopleTools, ...noteTools(now), ...shapeTools];
  return defineWorker({
    manifest,
    tokens: {},
    tools: [...tools.map(ledger.recorded), ledger.listCalls],
    skills: new URL('../skills/', import.meta.url),
  });
}
