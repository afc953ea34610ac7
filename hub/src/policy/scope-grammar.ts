/**
 * The scope grammar: which tools a client's grant reaches, written like the fragment of a URL.
 *
 *   (no scope)                                everything
 *   #server=gitlab&server=redmine             the tools of these integrations, by the names that scripts know
 *   #tool=gitlab.listIssues&tool=demo.add     these tools alone: as scripts call them, or by their wire names
 *
 * With both keys a tool has to pass both. Values are percent-encoded and compared as they are: no case, no pattern,
 * no second spelling. What does not follow this to the letter grants nothing: a mistake must never grant more than what
 * was meant.
 */
import { camelCase } from '../catalog/accept/method-name.ts';
import type { Tool } from '../catalog/tool.ts';
import { IntegrationName } from '../config-files.ts';
import { visibleJson } from '../plain-text.ts';

/** What a scope reaches. A part that is undefined limits nothing. */
export interface Scope {
  readonly servers: ReadonlySet<string> | undefined;
  /** Each as `integration.name`. */
  readonly tools: ReadonlySet<string> | undefined;
}

export const EVERYTHING: Scope = { servers: undefined, tools: undefined };
export const NOTHING: Scope = { servers: undefined, tools: new Set() };

export interface ParsedScope {
  readonly scope: Scope;
  /** Why the text grants nothing; undefined where it was understood. */
  readonly problem: string | undefined;
}

const MAX_SCOPE_CHARS = 20_000;
/** What may stand in a URL's fragment, without the two signs that part it. */
const VALUE = /^(?:[A-Za-z0-9\-._~!$'()*+,;:@/?]|%[0-9A-Fa-f]{2})+$/;

/** Reads a scope; undefined, which is a client without one, is everything. Never throws: see {@link ParsedScope}. */
export function parseScope(text: unknown): ParsedScope {
  if (text === undefined) return { scope: EVERYTHING, problem: undefined };
  if (typeof text !== 'string' || !text.startsWith('#')) return nothing('a scope is a text that begins with "#"');
  if (text.length > MAX_SCOPE_CHARS) return nothing(`a scope has at most ${MAX_SCOPE_CHARS} characters`);
  const servers = new Set<string>();
  const tools = new Set<string>();
  for (const part of text.slice(1).split('&')) {
    const equals = part.indexOf('=');
    const key = equals === -1 ? part : part.slice(0, equals);
    const value = equals === -1 ? undefined : decoded(part.slice(equals + 1));
    if (key !== 'server' && key !== 'tool') return nothing(`${shown(part)} is neither server=… nor tool=…`);
    if (value === undefined) return nothing(`${shown(part)} has no value, or one that is not percent-encoded`);
    const problem = key === 'server' ? serverProblem(value) : toolProblem(value);
    if (problem !== undefined) return nothing(problem);
    (key === 'server' ? servers : tools).add(value);
  }
  const scope = { servers: servers.size > 0 ? servers : undefined, tools: tools.size > 0 ? tools : undefined };
  return { scope, problem: undefined };
}

/** The text of a scope, which {@link parseScope} understands as the same; undefined for everything. */
export function formatScope({ servers, tools }: Scope): string | undefined {
  if (servers === undefined && tools === undefined) return undefined;
  // The grammar has no words for nothing; a key without a value is what no later version can take for more.
  if (servers?.size === 0 || tools?.size === 0) return '#tool=';
  const part = (key: string) => (value: string) => `${key}=${encodeURIComponent(value)}`;
  return `#${[...[...(servers ?? [])].map(part('server')), ...[...(tools ?? [])].map(part('tool'))].join('&')}`;
}

/** Whether the scope reaches the tool. */
export function allows(
  { servers, tools }: Scope,
  { integration, wireName, method }: Pick<Tool, 'integration' | 'wireName' | 'method'>,
): boolean {
  if (servers !== undefined && !servers.has(integration)) return false;
  if (tools === undefined || tools.has(`${integration}.${wireName}`)) return true;
  return method !== undefined && tools.has(`${integration}.${method}`);
}

/** Whether the scope would reach a tool of this name, method or wire name, if there were one. */
export function speaksOf({ servers, tools }: Scope, integration: string, name: string): boolean {
  if (servers !== undefined && !servers.has(integration)) return false;
  return tools === undefined || namesIn(tools, integration).some((own) => own === name || camelCase(own) === name);
}

/** Whether the scope could reach a tool of this integration. */
export function reachesInto({ servers, tools }: Scope, integration: string): boolean {
  if (servers !== undefined && !servers.has(integration)) return false;
  return tools === undefined || namesIn(tools, integration).length > 0;
}

/** The integrations that the scope names, each once. */
export function integrationsIn({ servers, tools }: Scope): readonly string[] {
  return [...new Set([...(servers ?? []), ...[...(tools ?? [])].map((name) => name.split('.', 1).join())])];
}

function namesIn(tools: ReadonlySet<string>, integration: string): readonly string[] {
  const prefix = `${integration}.`;
  return [...tools].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

function serverProblem(name: string): string | undefined {
  return IntegrationName.safeParse(name).success
    ? undefined
    : `${shown(name)} can't be an integration; write the name by which scripts know it`;
}

function toolProblem(name: string): string | undefined {
  const dot = name.indexOf('.');
  if (dot === -1 || dot === name.length - 1) return `the tool ${shown(name)} has to be written as integration.name`;
  return serverProblem(name.slice(0, dot));
}

function decoded(value: string): string | undefined {
  if (!VALUE.test(value)) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function nothing(problem: string): ParsedScope {
  return { scope: NOTHING, problem };
}

function shown(text: string): string {
  return visibleJson(text.slice(0, 80));
}
