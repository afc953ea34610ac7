/** The Function constructor, by every route that leads to it. */
import { family } from '../attack.ts';

const RUN = `('return process')()`;

export const constructors = family('constructors by every route', {
  'of an arrow function': `return read((() => {}).constructor${RUN})`,
  'of an array, twice': `return read([].constructor.constructor${RUN})`,
  'by computed names': `return read([]['constr' + 'uctor']['constr' + 'uctor']${RUN})`,
  'by a name from data': `const key = JSON.parse('"constructor"'); return read((() => {})[key]${RUN})`,
  'by destructuring': `const { constructor: F } = () => {}; return read(F${RUN})`,
  'by nested destructuring': `const { constructor: { constructor: F } } = {}; return read(F${RUN})`,
  'by Reflect.get': `return read(Reflect.get(() => {}, 'constructor')${RUN})`,
  'by Reflect.construct': `return read(Reflect.construct((() => {}).constructor, ['return process'])())`,
  'by the prototype of a function': `return read(Object.getPrototypeOf(() => {}).constructor${RUN})`,
  'by a property descriptor': `return read(Object.getOwnPropertyDescriptor(Object.getPrototypeOf(() => {}), 'constructor').value${RUN})`,
  'by Object.entries of descriptors': `for (const d of Object.values(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(() => {})))) { try { return read(d.value${RUN}) } catch {} }`,
  'of an async function': `return read(await (async () => {}).constructor('return process')())`,
  'of a generator': `return read((function* () {}).constructor('yield process')().next().value)`,
  'of an async generator': `return read((await (async function* () {}).constructor('yield process')().next()).value)`,
  'of a class': `class A {} return read(A.constructor${RUN})`,
  'of a bound function': `return read((() => {}).bind().constructor${RUN})`,
  'of a method of a string': `return read(''.at.constructor${RUN})`,
  'of a getter': `return read(Object.getOwnPropertyDescriptor(Map.prototype, 'size').get.constructor${RUN})`,
  'of a symbol method': `return read([][Symbol.iterator].constructor${RUN})`,
  'of an error class': `try { null.x } catch (e) { return read(e.constructor.constructor${RUN}) }`,
  'of console.log': `return read(console.log.constructor${RUN})`,
  'of a method of an integration': `return read(demo.echo.constructor${RUN})`,
  'of the promise of a call': `return read(demo.echo({}).constructor.constructor${RUN})`,
  'by indirect eval': `return read((0, eval)('process'))`,
  'by direct eval': `return read(eval('process'))`,
  'by a tagged template': `return read((() => {}).constructor\`return process\`())`,
  'by the name Function': `return read(new Function('return process')())`,
  'by map, which calls it': `const F = (() => {}).constructor; return read(['return process'].map((text) => Reflect.apply(F, null, [text]))[0]())`,
  'by super in a class': `class A extends (() => {}).constructor { make() { return new A('return process')() } } return read(new A().make())`,
  'by Symbol.species': `class L extends Array { static get [Symbol.species]() { return (() => {}).constructor } } const l = new L(1); return read(l.constructor.constructor${RUN})`,
});
