/** Runs the demo worker. */
import { createDemoWorker } from './worker.ts';

await createDemoWorker().run();
