/**
 * One realm: a fresh V8 context with the bridge in it, and the only things that pass between it and the host side.
 *
 * The context is a plain one (no host object behind its global), cannot make code from strings or WebAssembly, and its
 * `import()` loads nothing. Values of the realm that reach the host (the script's function, what its evaluation threw)
 * are handed back untouched: reading a property of one could run a proxy's trap with host objects as arguments.
 */
import vm from 'node:vm';
import { sealHostRealm } from './host-seal.ts';

export interface Realm {
  /** Defines the integrations' objects. */
  begin(setup: string): void;
  /** Compiles and starts the script. Throws the host's own SyntaxError when it does not compile; nothing ran then. */
  run(source: string, lineOffset: number): void;
  reply(line: string): void;
  wake(sleepId: string): void;
  /** See realm/bridge.js. To be called when no code of the realm is on the stack and no microtask is left. */
  drain(): string;
}

/** The name that the places in stacks carry; the bridge looks for it. */
export const SCRIPT_FILE = 'script.js';

type Enter = (op: string, argument?: unknown) => unknown;

/** Compiles the bridge's program once; each call of the result makes a realm from it. One of them runs at a time. */
export function makeRealmFactory(program: string): () => Realm {
  sealHostRealm();
  /** The script that runs, and the way into its realm. */
  let current: { readonly script: vm.Script; readonly enter: Enter } | undefined;
  /**
   * Without it the error of `import()` would be an object of the host; this one is made in the realm. One function for
   * all scripts: one for each would keep its realm alive, and the collector can hardly tell (four times the CPU time).
   */
  function refuseImport(_specifier: string, referrer: unknown): never {
    throw current !== undefined && referrer === current.script ? current.enter('import') : 'import() is not available';
  }
  const bridge = new vm.Script(program, { filename: 'bridge.js' });
  return () => {
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
      codeGeneration: { strings: false, wasm: false },
    });
    // Without displayErrors: false, Node would read and write the stack of whatever the realm throws.
    const options = { displayErrors: false } as const;
    // The completion value of the joined bridge is `enter`.
    const enter = bridge.runInContext(context, options) as Enter;
    return {
      begin: (setup) => void enter('begin', setup),
      run(source, lineOffset) {
        const script = new vm.Script(source, {
          filename: SCRIPT_FILE,
          lineOffset,
          importModuleDynamically: refuseImport,
        });
        current = { script, enter };
        let main: unknown;
        try {
          main = script.runInContext(context, options);
        } catch (thrown) {
          enter('crash', thrown);
          return;
        }
        enter('run', main);
      },
      reply: (line) => void enter('reply', line),
      wake: (sleepId) => void enter('wake', sleepId),
      drain() {
        const text = enter('drain');
        if (typeof text !== 'string') throw new Error('the bridge answered something else than text');
        return text;
      },
    };
  };
}
