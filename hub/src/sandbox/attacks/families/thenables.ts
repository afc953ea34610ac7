/** Objects with a `then`, where a promise is expected; promises of the platform. */
import { family } from '../attack.ts';

const RUN = `('return process')()`;

export const thenables = family('thenables', {
  'resolve functions that lead to the host': `let got; await { then(r) { got = r.constructor; r() } }; return read(got${RUN})`,
  'reject functions that lead to the host': `let got; try { await { then(_, r) { got = r.constructor; r() } } } catch {} return read(got${RUN})`,
  'a then that is handed the host': `return await new Promise((ok, no) => { ({ then: 1 }).then; demo.echo({}).then((v) => ok(read(demo.echo({}).then.constructor${RUN}))).catch(no) })`,
  'the answer is a thenable': `return { then(r) { r(read(r.constructor${RUN})) } }`,
  'the answer is a thenable in a thenable': `return { then(r) { r({ then(q) { q(read(q.constructor${RUN})) } }) } }`,
  'a thenable in Promise.all': `return await Promise.all([{ then(r) { r(read(r.constructor${RUN})) } }])`,
  'a promise with its own constructor': `const p = Promise.resolve(); let got; p.constructor = { [Symbol.species]: function (f) { got = f; f(() => {}, () => {}) } }; p.then(() => {}); return read(got.constructor${RUN})`,
  'a subclass of Promise': `let got; class P extends Promise { constructor(f) { super((a, b) => { got = a; f(a, b) }) } } await P.resolve(1).then(() => {}); return read(got.constructor${RUN})`,
  'async iteration': `let got; for await (const x of { [Symbol.asyncIterator]: () => ({ next: () => ({ then(r) { got = r; r({ done: true }) } }) }) }); return read(got.constructor${RUN})`,
  'Array.fromAsync': `let got; await Array.fromAsync([{ then(r) { got = r; r(1) } }]); return read(got.constructor${RUN})`,
  'then replaced to see what the bridge resolves': `let got; const t = Promise.prototype.then; Promise.prototype.then = function (a, b) { got ??= a; return t.call(this, a, b) }; await demo.echo({}).then((x) => x); return read(got.constructor${RUN})`,
  'Promise replaced': `let got; const P = Promise; globalThis.Promise = class extends P { constructor(f) { super((a, b) => { got = f; f(a, b) }) } }; demo.echo({}); new Promise(() => {}); return read((got ?? (() => {})).constructor${RUN})`,
  'a late call by a thenable': { code: `return { then(r) { r(1); sleep(5).then(() => demo.late()) } }`, goal: 'late-call' },
}); // biome-ignore format: one attack a line
