/**
 * The control: scripts in a plain Node process, wrapped by putting texts together, with a bridge as one writes it
 * without a thought of attacks. Reads a {@link ControlRequest} from standard input, writes one line per event:
 * `started`, `call <frame>`, `value <index> <text>`, each text URI-encoded.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import vm from 'node:vm';

export interface ControlRequest {
  /** Run one after the other, in the same realm. */
  readonly codes: readonly string[];
  readonly reply?: unknown;
  readonly replyError?: { readonly message: string };
}

const request = JSON.parse(readFileSync(0, 'utf8')) as ControlRequest;
const encodeText = encodeURIComponent;
const { isWellFormed } = String.prototype;
const write = (line: string): void => {
  writeSync(1, `${line}\n`);
};
const tell = (kind: string, text: string): void =>
  write(`${kind} ${Reflect.apply(isWellFormed, text, []) ? encodeText(text) : 'odd'}`);

type Data = { [key: string]: unknown };

/** Copies a result into fresh objects, the careless way. */
function merge(target: Data, source: Data): Data {
  for (const key of Object.keys(source)) {
    const value = source[key];
    const isObject = typeof value === 'object' && value !== null;
    target[key] = isObject ? merge((target[key] ?? (Array.isArray(value) ? [] : {})) as Data, value as Data) : value;
  }
  return target;
}

let lastId = 0;
async function send(integration: string, method: string, args: unknown): Promise<unknown> {
  lastId += 1;
  const frame = { type: 'call', id: lastId, integration, method, args };
  // What would be checked; what is sent is made anew.
  JSON.stringify(frame);
  await null;
  const sent = JSON.stringify(frame);
  tell('call', String(sent));
  if (request.replyError !== undefined) {
    throw new Error(request.replyError.message, { cause: request.replyError.message });
  }
  const result = request.reply ?? JSON.parse(sent).args;
  return typeof result === 'object' && result !== null
    ? merge((Array.isArray(result) ? [] : {}) as Data, result as Data)
    : result;
}

const demo = new Proxy(
  {},
  {
    get: (_target, key) =>
      typeof key === 'symbol' || key === 'then' ? undefined : (args: unknown) => send('demo', key, args),
  },
);
Object.assign(globalThis, {
  demo,
  search: (query: unknown, options: unknown) => send('catalog', 'search', { query, options }),
  skills: {
    list: (options: unknown) => send('skills', 'list', { options }),
    read: (id: unknown) => send('skills', 'read', { id }),
  },
  catalog: { tools: (integration: unknown) => send('catalog', 'tools', { integration }) },
  actions: {
    list: () => send('actions', 'list', {}),
    result: (id: unknown) => send('actions', 'result', { id }),
    wait: (id: unknown, options: unknown) => send('actions', 'wait', { id, options }),
  },
  require: createRequire(import.meta.url),
  sleep: (ms: number) => delay(ms),
  progress: () => {},
});

// A rejected promise that nobody handles is no end of the attack.
process.on('unhandledRejection', () => {});
write('started');
for (const [index, code] of request.codes.entries()) {
  try {
    const main = vm.runInThisContext(`(async () => {\n${code}\n})`, {
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    const value = await main();
    tell('value', `${index} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  } catch (error) {
    const { message } = error as Error;
    tell('value', `${index} threw ${message}`);
  }
}
await delay(120);
process.exit(0);
