/** A JSON value as a tree that a person can read: one line a member, parts that can be folded. */
import { type Html, html } from './html.ts';
import { withTokens } from './said.ts';

/** Deeper parts, and what is over the number of lines, stand as JSON text: nothing is left out. */
const MAX_DEPTH = 12;
const MAX_MEMBERS = 200;

export function jsonTree(value: unknown): Html {
  return html`<div class="tree">${node(value, 0)}</div>`;
}

function node(value: unknown, depth: number): Html {
  if (typeof value !== 'object' || value === null) return leaf(value);
  const members = Object.entries(value);
  if (members.length === 0) return html`<span class="none">${Array.isArray(value) ? '[ ]' : '{ }'}</span>`;
  if (depth >= MAX_DEPTH) return html`<bdi class="string">${withTokens(JSON.stringify(value))}</bdi>`;
  const rest = members.slice(MAX_MEMBERS);
  return html`<ul>${members.slice(0, MAX_MEMBERS).map(([key, member]) => line(key, member, depth))}${
    rest.length === 0
      ? undefined
      : html`<li>${rest.length} more: <bdi class="string">${withTokens(JSON.stringify(rest))}</bdi></li>`
  }</ul>`;
}

function line(key: string, member: unknown, depth: number): Html {
  const name = html`<bdi class="key">${key}</bdi>`;
  if (typeof member !== 'object' || member === null || Object.keys(member).length === 0)
    return html`<li>${name} ${node(member, depth + 1)}</li>`;
  const count = Object.keys(member).length;
  const what = Array.isArray(member) ? `${count} ${count === 1 ? 'item' : 'items'}` : '';
  return html`<li><details open><summary>${name} <span class="none">${what}</span></summary>${node(member, depth + 1)}</details></li>`;
}

function leaf(value: unknown): Html {
  if (typeof value !== 'string')
    return html`<span class="${value === null ? 'none' : 'literal'}">${String(value)}</span>`;
  if (value === '') return html`<span class="none">empty text</span>`;
  return html`<bdi class="string">${withTokens(value)}</bdi>`;
}
