/** The rules of what a script may not ask for, applied to its syntax tree: the first violation in the text is named. */
import { SallyportError } from '../errors.ts';
import { bind, isBound, newScope, type Scope } from './bindings.ts';
import { CONSTRUCTOR_ADVICE, FORBIDDEN_NAMES, MODULE_ADVICE, PROTO_ADVICE } from './forbidden.ts';
import { type Place, type SyntaxNode, type Visit, walk } from './syntax-tree.ts';

interface Refusal {
  readonly node: SyntaxNode;
  readonly what: string;
  readonly advice: string;
}

/** The name in `x.name` or `x['name']`. */
function memberName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'ChainExpression' || node?.type === 'ParenthesizedExpression') return memberName(node.expression);
  if (node?.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed && property.type === 'Identifier') return property.name;
  if (property.type === 'Literal' && typeof property.value === 'string') return property.value;
  return property.type === 'TemplateLiteral' && property.expressions.length === 0
    ? (property.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** Property names, object keys and labels are words, not references. */
function isReference({ parent, key }: Visit<Scope>): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key !== 'property' || parent.computed;
    case 'Property':
      return key !== 'key' || parent.computed || parent.shorthand;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key !== 'key' || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key !== 'label';
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}

function isAsked({ parent }: Visit<Scope>): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

function isHarmlessUse(name: string, { parent, key }: Visit<Scope>): boolean {
  return (
    name === 'Function' && parent?.type === 'BinaryExpression' && parent.operator === 'instanceof' && key === 'right'
  );
}

function refusalOf(node: SyntaxNode): Refusal | undefined {
  if (node.type === 'ImportExpression') return { node, what: 'import()', advice: MODULE_ADVICE };
  if (node.type === 'MemberExpression') {
    const name = memberName(node);
    if (name === '__proto__') return { node, what: '__proto__', advice: PROTO_ADVICE };
    if (name === 'constructor' && memberName(node.object) === 'constructor') {
      return { node, what: '.constructor.constructor', advice: CONSTRUCTOR_ADVICE };
    }
  }
  if (node.type === 'CallExpression' && memberName(node.callee) === 'constructor') {
    return { node, what: 'calling .constructor', advice: CONSTRUCTOR_ADVICE };
  }
  return undefined;
}

export function refusalError(what: string, place: Place | undefined, advice: string): SallyportError {
  const where = place === undefined ? '' : `line ${place.line}, column ${place.column}: `;
  const are = what.includes(' and ') ? 'are' : 'is';
  return new SallyportError('SANDBOX_FORBIDDEN', `${where}${what} ${are} not available`, { hint: advice });
}

/** Throws SANDBOX_FORBIDDEN for the first violation in the order of the text. */
export function refuseForbidden(tree: SyntaxNode, placeOf: (place: Place) => Place): void {
  const found: Refusal[] = [];
  const suspects: {
    readonly node: SyntaxNode;
    readonly name: string;
    readonly advice: string;
    readonly scope: Scope;
  }[] = [];
  /** Who looks whether a name is there goes without it. */
  const asked = new Set<string>();
  walk(tree, newScope(undefined, true), (visit) => {
    const { node, state: scope } = visit;
    if (node.type === 'Identifier') {
      const advice = FORBIDDEN_NAMES.get(node.name);
      if (isAsked(visit)) asked.add(node.name);
      else if (advice !== undefined && isReference(visit) && !isHarmlessUse(node.name, visit)) {
        suspects.push({ node, name: node.name, advice, scope });
      }
    }
    const refusal = refusalOf(node);
    if (refusal !== undefined) found.push(refusal);
    return bind(node, scope);
  });
  for (const { node, name, advice, scope } of suspects) {
    if (!asked.has(name) && !isBound(name, scope)) found.push({ node, what: name, advice });
  }
  const first = found.reduce<Refusal | undefined>(
    (a, b) => (a === undefined || b.node.start < a.node.start ? b : a),
    undefined,
  );
  if (first === undefined) return;
  const { loc } = first.node;
  const place = loc ? placeOf({ line: loc.start.line, column: loc.start.column + 1 }) : undefined;
  throw refusalError(first.what, place, first.advice);
}
