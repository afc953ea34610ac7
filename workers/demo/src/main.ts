/** Defines the demo worker, and runs it where this file is what Node was started with. */
import { createDemoWorker } from './worker.ts';

export const worker = createDemoWorker();

if (import.meta.main) await worker.run();
