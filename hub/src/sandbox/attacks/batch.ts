/** Attacks by scripts as code of a process itself: one text for many, since each alone would cost a process. */
import type { Attack } from './attack.ts';

/** After a secret, without a bridge or a text of their own around them, and fit to stand in a module. */
export function isForProcess({ goal = 'flag', isBare, replyError, code }: Attack): boolean {
  return (
    code.length < 2_000 &&
    goal === 'flag' &&
    isBare !== true &&
    replyError === undefined &&
    !/<!--|-->|\u2028|\u2029|\r/.test(code)
  );
}

/** Answers the outcome of each as a text, and of `1 + 1` at last. */
export function batchOf(attacks: readonly Attack[]): string {
  const one = ({ code, reply }: Attack): string =>
    `outcomes.push(await attempt(${JSON.stringify(reply ?? null)}, async () => {${code}\n}))`;
  return `
const outcomes = [];
let reply;
globalThis.demo = new Proxy({}, { get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : async (args) => reply ?? args) });
globalThis.sleep = async () => {};
globalThis.search = async () => reply;
globalThis.skills = { list: async () => reply, read: async () => reply };
globalThis.catalog = { tools: async () => reply };
globalThis.actions = { list: async () => reply, result: async () => reply, wait: async () => reply };
const attempt = async (given, attack) => {
  reply = given;
  try { return 'answered ' + String(await attack()) } catch (error) { try { return 'threw ' + String(error?.code ?? error?.message) } catch { return 'threw' } }
};
${attacks.map(one).join('\n')}
outcomes.push(String(1 + 1));
return outcomes;`;
}
