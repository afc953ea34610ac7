/** Scripts that look in e-mail addresses for what their tokens do not have: a domain, an `@`, an address that is known. */
import type { MaskKind } from '../privacy/kinds.ts';
import { type SyntaxNode, walk } from './syntax-tree.ts';

const TOKEN_START = `[${'EMAIL' satisfies MaskKind}:`;

/** For a script that was given such tokens, and has a text to compare with addresses. */
export const MASKED_ADDRESSES_NOTE = `e-mail addresses come as tokens such as ${TOKEN_START}3f9a1c07], which have no @ and no domain and equal no address that a script writes. Compare them with each other; to find those of a domain, or one that is known, let the integration filter`;

/** `json`: what a script is given. */
export function holdsMaskedAddress(json: string): boolean {
  return json.includes(TOKEN_START);
}

/** Whether a text or pattern with an `@` stands in the code, other than in an object (such are sent) or as the name of a member. */
export function looksForAddresses(tree: SyntaxNode): boolean {
  let looks = false;
  walk(tree, false, ({ node, parent, key, state: isSent }) => {
    const isMember = parent?.type === 'MemberExpression' && key === 'property';
    if (!isSent && !isMember && wordsOf(node).includes('@')) looks = true;
    if (node.type === 'Property') return true;
    return isSent && !/Function/.test(node.type);
  });
  return looks;
}

function wordsOf(node: SyntaxNode): string {
  if (node.type === 'TemplateElement') return node.value.raw;
  if (node.type !== 'Literal') return '';
  return node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '');
}
