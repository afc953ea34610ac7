/** Parsing with acorn and going through its tree: the only place of the hub that reads a script's syntax. */
import { type AnyNode, type ExpressionStatement, type Program, parse, type Statement } from 'acorn';
import { SallyportError } from '../errors.ts';

export type SyntaxNode = AnyNode;

/** Bounds that keep a hostile text from stalling the hub. */
const MAX_NODES = 200_000;
const MAX_DEPTH = 1_000;

/** A place in the parsed text: line from 1, column from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The text does not parse. `message` is acorn's, without the place. */
export class ParseFailure extends Error {
  readonly place: Place | undefined;

  constructor(message: string, place: Place | undefined) {
    super(message);
    this.place = place;
  }
}

function tooComplex(what: string): SallyportError {
  return new SallyportError('SANDBOX_SYNTAX', `the script is too complex: ${what}`, {
    hint: 'write a shorter script, or several',
  });
}

/** Throws ParseFailure, or SallyportError where the text exhausts the parser: then nothing is known about it. */
export function parseScript(text: string): Program {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
  } catch (error) {
    // acorn itself turns an overflow of the stack into this error.
    const isOverflow = !(error instanceof SyntaxError) || error.message.startsWith('Not enough stack space');
    if (isOverflow) throw tooComplex('its parts are nested too deeply');
    // acorn puts `loc` on its errors and the same numbers at the end of the message.
    const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    const place = loc === undefined ? undefined : { line: loc.line, column: loc.column + 1 };
    throw new ParseFailure(error.message.replace(/ \(\d+:\d+\)$/, ''), place);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

export interface Visit<State> {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
  /** The property of the parent that the node stands in. */
  readonly key: string;
  readonly state: State;
}

/**
 * Visits every node, parents first, without recursion. `enter` answers the state that the node's children get.
 * Throws SallyportError over the bounds on count and depth.
 */
export function walk<State>(root: SyntaxNode, initial: State, enter: (visit: Visit<State>) => State): void {
  const stack: (Visit<State> & { readonly depth: number })[] = [
    { node: root, parent: undefined, key: '', state: initial, depth: 0 },
  ];
  let count = 0;
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    count += 1;
    if (count > MAX_NODES) throw tooComplex(`it has more than ${MAX_NODES} parts`);
    if (visit.depth > MAX_DEPTH) throw tooComplex(`its parts are nested deeper than ${MAX_DEPTH} levels`);
    const state = enter(visit);
    for (const [key, value] of Object.entries(visit.node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) stack.push({ node: child, parent: visit.node, key, state, depth: visit.depth + 1 });
      }
    }
  }
}

/** Whether a `return` of the outermost function stands anywhere in these statements. */
export function hasOwnReturn(statements: readonly Statement[]): boolean {
  let found = false;
  for (const statement of statements) {
    walk<boolean>(statement, true, ({ node, state }) => {
      if (state && node.type === 'ReturnStatement') found = true;
      return state && !/Function|StaticBlock|PropertyDefinition/.test(node.type);
    });
  }
  return found;
}

export function isExpressionStatement(statement: Statement | undefined): statement is ExpressionStatement {
  return statement?.type === 'ExpressionStatement';
}
