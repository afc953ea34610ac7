/** Results and errors of integrations that are written by an attacker. */
import { family } from '../attack.ts';

const changed = (code: string, reply: unknown, next: string) => ({ code, reply, next, goal: 'changed-next' as const });
const proto = (text: string): unknown => JSON.parse(text);

export const hostileResults = family('hostile results and errors', {
  'a result with __proto__': changed('await demo.echo({})', proto('{"__proto__":{"left":1}}'), 'return ({}).left === 1 ? "changed" : 1'),
  'a nested result with __proto__': changed('await demo.echo({})', proto('{"a":{"b":{"__proto__":{"left":1}}}}'), 'return ({}).left === 1 ? "changed" : 1'),
  'a result in a list with __proto__': changed('await demo.echo({})', proto('[{"__proto__":{"left":1}}]'), 'return ({}).left === 1 ? "changed" : 1'),
  'a result with constructor.prototype': changed('await demo.echo({})', proto('{"constructor":{"prototype":{"left":1}}}'), 'return ({}).left === 1 ? "changed" : 1'),
  'an error with the flag in its message': { code: `try { await demo.echo({}) } catch (e) { return String(e.message) }`, replyError: { message: 'FLAG' } },
  'an error with the flag in its stack': { code: `try { await demo.echo({}) } catch (e) { return JSON.stringify(Object.getOwnPropertyNames(e).map((k) => String(e[k]))) }`, replyError: { message: 'FLAG' } },
  'an error with the flag in its cause': { code: `try { await demo.echo({}) } catch (e) { return String(e.cause ?? e) }`, replyError: { message: 'FLAG' } },
  'an error that is not caught': { code: 'await demo.echo({})', replyError: { message: 'FLAG' } },
  'the class of the error of a call': { code: `try { await demo.echo({}) } catch (e) { return read(e.constructor.constructor('return process')()) }`, replyError: { message: 'x' } },
  'the class of the result of a call': { code: `const r = await demo.echo({}); return read(r.constructor.constructor('return process')())`, reply: { a: 1 } },
  'the class of a list in a result': { code: `const r = await demo.echo({}); return read(r.constructor.constructor('return process')())`, reply: [1] },
  'the class of a text in a result': { code: `const r = await demo.echo({}); return read(r.a.constructor.constructor('return process')())`, reply: { a: 'x' } },
  'a result that names code': { code: `const r = await demo.echo({}); return (0, eval)(r.code)(FILE)`, reply: { code: `(file) => process.getBuiltinModule('fs').readFileSync(file, 'utf8')` } },
}); // biome-ignore format: one attack a line
