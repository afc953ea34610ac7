/** The arguments of a call: a tree as far as a page has room for one, their JSON text beyond that. */
import { type Html, html } from './html.ts';
import { jsonTree } from './json-tree.ts';
import { withTokens } from './said.ts';

/** Of one call among many, in characters of JSON. */
const BEGINNING_CHARS = 4_000;
/** A tree has up to a hundred times as much markup as text: what is longer stands as one text. */
const TREE_CHARS = 20_000;

/** Whether a page of many calls shows only their beginning. */
export function areLong(json: string): boolean {
  return json.length > BEGINNING_CHARS;
}

/** `json`: masked, or what a person asked to see. */
export function wholeArguments(json: string): Html {
  return json.length <= TREE_CHARS ? jsonTree(JSON.parse(json)) : asText(json);
}

export function beginningOfArguments(json: string): Html {
  if (!areLong(json)) return jsonTree(JSON.parse(json));
  return html`${asText(json.slice(0, BEGINNING_CHARS))}<p class="hint">The first ${BEGINNING_CHARS} of ${json.length} characters.</p>`;
}

function asText(json: string): Html {
  return html`<div class="tree"><bdi class="string">${withTokens(json)}</bdi></div>`;
}
