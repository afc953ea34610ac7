/** `isolated-vm` as its documentation advises for strangers' code: a fresh isolate and context for each script. */
import ivm from 'isolated-vm';
import { type Contestant, TOOLS } from './contestant.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 64;

/** Makes `demo` inside the isolate; `$0` and `$1` are references to the host's functions. */
const BRIDGE = `
  const options = { arguments: { copy: true }, result: { promise: true, copy: true } };
  const methodOf = (reference) => (args) => reference.apply(undefined, [args], options);
  globalThis.demo = { echo: methodOf($0), slow: methodOf($1) };
`;

export async function startIsolatedVm(): Promise<Contestant> {
  return {
    tools: 'demo',
    async run(code) {
      const isolate = new ivm.Isolate({ memoryLimit: MEMORY_MB });
      try {
        const context = await isolate.createContext();
        await context.evalClosure(BRIDGE, [new ivm.Reference(TOOLS.echo), new ivm.Reference(TOOLS.slow)]);
        const text = `(async () => {'use strict';\n${code}\n})()`;
        return await context.eval(text, { promise: true, copy: true, timeout: TIMEOUT_MS });
      } finally {
        isolate.dispose();
      }
    },
    close: async () => {},
  };
}
