/** Texts that close the function around them, or make it another one. */
import type { Family } from '../attack.ts';

const READ = `process.getBuiltinModule('fs').readFileSync(FILE, 'utf8')`;
const bare = (name: string, code: string) => ({ name, code, isBare: true });

export const wrapper: Family = {
  name: 'wrapper break-out',
  attacks: [
    bare('closes the body and goes on', `}, globalThis.stolen = ${READ}, async () => { return stolen`),
    bare('closes the body in a sequence', `return 1 }, async () => { return ${READ}`),
    bare(
      'closes the function and ends the text',
      `return 1 }); globalThis.stolen = ${READ}; (async () => { return stolen`,
    ),
    bare('closes with a comment behind', `}, async () => { return ${READ} // the end`),
    bare('closes with a comment that is open', `}, async () => { /* } */ return ${READ}`),
    bare('closes with an HTML-like comment', `}, async () => { return ${READ} <!-- the end`),
    bare('closes after a line separator', `//\u2028}, async () => { return ${READ}`),
    bare('closes within a template', `\`\${1}\` }, async () => { return ${READ}`),
    bare('a directive in front', `'use strict'; }, async () => { return ${READ}`),
    bare('a default parameter before', `}, async (a = ${READ}) => { return a`),
    bare('a class in between', `}, class { static stolen = ${READ} }.stolen && async function () { return ${READ}`),
    bare('calls itself at once', `}, (async () => { return ${READ} }).bind(), async () => { return ${READ}`),
    bare('a generator instead', `}, (() => () => ${READ})(), async () => { return ${READ}`),
    bare('a label and a block', `x: { break x } }, async () => { { return ${READ} }`),
  ],
};
