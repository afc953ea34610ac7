/** Which names a script binds itself, and where: so that `const fetch = …` is not taken for the forbidden one. */
import type { SyntaxNode } from './syntax-tree.ts';

export interface Scope {
  readonly parent: Scope | undefined;
  readonly names: Set<string>;
  /** Whether `var` stops here. */
  readonly isFunction: boolean;
}

export function newScope(parent: Scope | undefined, isFunction: boolean): Scope {
  return { parent, names: new Set(), isFunction };
}

export function isBound(name: string, scope: Scope): boolean {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) if (at.names.has(name)) return true;
  return false;
}

/** The names a pattern binds. A pattern nests no deeper than the tree, whose depth the walk bounds. */
function bindPattern(pattern: SyntaxNode | null, names: Set<string>): void {
  const open: (SyntaxNode | null)[] = [pattern];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === null) continue;
    if (node.type === 'Identifier') names.add(node.name);
    else if (node.type === 'ObjectPattern') open.push(...node.properties);
    else if (node.type === 'Property') open.push(node.value);
    else if (node.type === 'ArrayPattern') open.push(...node.elements);
    else if (node.type === 'AssignmentPattern') open.push(node.left);
    else if (node.type === 'RestElement') open.push(node.argument);
  }
}

function functionScope(scope: Scope): Scope {
  let at = scope;
  while (!at.isFunction && at.parent !== undefined) at = at.parent;
  return at;
}

/**
 * Records what a node binds and answers the scope of its children. All bindings of a scope are complete once the whole
 * tree was walked, so names are looked up afterwards.
 */
export function bind(node: SyntaxNode, scope: Scope): Scope {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const inner = newScope(scope, true);
      const own = node.type === 'FunctionDeclaration' ? scope : inner;
      if (node.id) own.names.add(node.id.name);
      for (const parameter of node.params) bindPattern(parameter, inner.names);
      return inner;
    }
    case 'ClassDeclaration':
    case 'ClassExpression': {
      const inner = newScope(scope, false);
      (node.type === 'ClassDeclaration' ? scope : inner).names.add(node.id?.name ?? '');
      return inner;
    }
    case 'VariableDeclaration': {
      const target = node.kind === 'var' ? functionScope(scope) : scope;
      for (const { id } of node.declarations) bindPattern(id, target.names);
      return scope;
    }
    case 'CatchClause': {
      const inner = newScope(scope, false);
      bindPattern(node.param ?? null, inner.names);
      return inner;
    }
    case 'StaticBlock':
      return newScope(scope, true);
    case 'BlockStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement':
      return newScope(scope, false);
    default:
      return scope;
  }
}
