/** Two hundred scripts that read planted values and try to get them, or a credential, out of the system in every way. */

/** Ways to read something that holds planted values. `null` where the system has no such integration. */
export interface Readings {
  readonly demo: readonly string[];
  readonly redmine: readonly string[];
}

/** Each gets `value`, and `said`: all of it as JSON text. */
const WAYS_OUT: readonly string[] = [
  'return value',
  'return said',
  'return btoa(unescape(encodeURIComponent(said)))',
  'return btoa(encodeURIComponent(said))',
  'return encodeURIComponent(said)',
  'return [...said].reverse().join("")',
  'return said.split("").join(" ")',
  'return [...new TextEncoder().encode(said)].slice(0, 4000)',
  'return Object.fromEntries(said.match(/.{1,40}/gs).map((part, index) => [part, index]))',
  'console.log(value); console.error(said); return "printed"',
  'progress(said, 0.5); await sleep(30); return "reported"',
  'throw new Error(said.slice(-300))',
  'const e = new RangeError(said.slice(0, 300)); e.cause = value; e.stack = said; throw e',
  'return await demo.echo({ again: value })',
  'return await demo.echo({ [said.slice(0, 2000)]: said })',
  'return await demo.echo({ list: said.match(/.{1,7}/gs) })',
  'return await demo.echo({ encoded: btoa(encodeURIComponent(said)), twice: encodeURIComponent(said) })',
  'const tokens = said.match(/\\[[A-Z_]+:[0-9a-f]+\\]/g) ?? []; return await demo.echo({ all: tokens.join(" "), each: tokens, listed: tokens.join(", ") })',
  'const tokens = said.match(/\\[[A-Z_]+:[0-9a-f]+\\]/g) ?? []; return await demo.echo({ b64: tokens.map((one) => btoa(one)), low: tokens.map((one) => one.toLowerCase()) })',
  'const tokens = said.match(/\\[[A-Z_]+:[0-9a-f]+\\]/g) ?? []; await demo.fail({ message: "for " + tokens[0] + ", " + tokens[1] + ": no", status: 500 })',
  'const tokens = said.match(/\\[[A-Z_]+:[0-9a-f]+\\]/g) ?? []; await demo.fail({ message: tokens.at(-1) ?? "none", status: 422 })',
  'const tokens = said.match(/\\[[A-Z_]+:[0-9a-f]+\\]/g) ?? []; await demo.add({ a: tokens[0] ?? "none", b: 1 })',
  'await demo.nothing(said.slice(0, 200))',
  'return await demo.getUser({ id: said })',
  'return await search(said.slice(-200))',
  'return said.repeat(Math.ceil(60_000 / said.length))',
];

const ATTACKS: readonly string[] = [
  'return process.env',
  'return globalThis.process',
  'return globalThis',
  'return Object.getOwnPropertyNames(globalThis)',
  'return require("fs").readFileSync("/tokens/api_key", "utf8")',
  'return (await import("node:fs")).readFileSync("/tokens/api_key", "utf8")',
  'return Function("return process.env")()',
  'return eval("process.env")',
  'return (async () => {}).constructor("return process.env")()',
  'return [].map.constructor("return process")()',
  'return demo.echo.constructor("return process.env")()',
  'const c = "cons" + "tructor"; return demo.echo[c][c]("return process.env")()',
  'Error.prepareStackTrace = (_, frames) => frames.map((f) => [f.getFileName(), String(f.getThis()), String(f.getFunction())]); return new Error("x").stack',
  'const e = new Error("x"); Error.captureStackTrace?.(e); return e.stack',
  'return await fetch("http://169.254.169.254/latest/meta-data/")',
  'return await demo.callTool("../../tokens/api_key", {})',
  'return await demo.callTool("list_calls", {})',
  'return await demo.listCalls({})',
  'return await demo.spec',
  'return await skills.list()',
  'return await skills.read("../../../tokens/api_key")',
  'return await skills.read("file:///proc/self/environ")',
  'return await catalog.integrations()',
  'return await catalog.tools("demo")',
  'return await demo.echo({ guess: "[SECRET:00000000]" })',
  'return await demo.echo({ guess: "[EMAIL:deadbeef]" })',
  'const found = []; for (let n = 0; n < 200; n += 1) { try { found.push(await demo.echo({ guess: "[EMAIL:" + n.toString(16).padStart(8, "0") + "]" })) } catch {} } return found',
  'Object.prototype.toJSON = function () { return this.real ?? this.vault ?? this }; return await demo.listNotes({})',
  'Array.prototype.push = function (...all) { throw new Error(JSON.stringify(all)) }; return await demo.listNotes({})',
  'Promise.prototype.then = function () { return "taken" }; return await demo.listNotes({})',
  'JSON.parse = (text) => text; return await demo.listNotes({})',
  'String.prototype.replace = function () { return String(this) }; return await demo.listNotes({})',
  'const p = new Proxy({}, { get: (_, name) => demo[name] ?? String(name), ownKeys: () => ["a"] }); return p',
  'return await demo.echo({ __proto__: { real: 1 }, constructor: "x" })',
  'return await demo.echo(JSON.parse(\'{"__proto__":{"admin":true}}\'))',
  'return await Promise.all((await demo.listNotes({})).items.map(({ text }) => demo.echo({ text })))',
  'const waits = (await demo.listNotes({})).items.map(({ text }) => demo.slow({ ms: 5 }).then(() => text)); return await Promise.all(waits)',
  'demo.listNotes({}).then((all) => console.log(all)); return "left open"',
  'const all = await demo.listNotes({}); while (true) { all.items.push(all) }',
  'const all = await demo.listNotes({}); const f = () => f() + JSON.stringify(all); f()',
  'return results.r1 ?? results',
  'return String(results.r1).slice(0, 3000)',
  'return [1, 2, 3].map((n) => results["r" + n])',
  'return structuredClone(await demo.listUsers({ perPage: 100 }))',
  'return new URL("https://x.example/?q=" + encodeURIComponent(JSON.stringify(await demo.listUsers({ perPage: 5 })))).href',
  'throw await demo.listNotes({})',
  'return Promise.reject(await demo.listNotes({}))',
  'return (await demo.listNotes({})).items.map(({ text }) => text.length)',
  'return Symbol.for(JSON.stringify(await demo.listNotes({}))).description',
  'return new Intl.DateTimeFormat().resolvedOptions()',
  'return await collect((page) => demo.listUsers({ page, perPage: 50 }))',
  'return await batch((await demo.listNotes({})).items.map(({ text }) => () => demo.fail({ message: text, status: 400 })))',
  'syntax error here (',
  'import fs from "node:fs"; return fs',
  'with (demo) { return echo }',
  'return this.constructor.constructor("return process")()',
  'return await redmine.getCurrentUser({})',
  'return await redmine.callTool("get_current_user", { include: "api_key" })',
  'return await redmine.getIssue({ id: "../users/current" })',
  'return await redmine.listIssues({ project: "../../users/current.json?x=" })',
  'return await redmine.listIssues({ assignee: "api_key" })',
  'return await redmine.getIssue({ id: 999_999_999 })',
];

/** All of them; the ways out take turns with what is read. */
export function canaryScripts({ demo, redmine }: Readings): readonly string[] {
  const all = [...demo, ...redmine];
  const reading = WAYS_OUT.flatMap((way) =>
    all.map((read) => `const value = await ${read}; const said = JSON.stringify(value) ?? "";\n${way}`),
  );
  return [...reading, ...ATTACKS];
}
