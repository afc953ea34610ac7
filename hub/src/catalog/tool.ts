/** A worker's tool and its integration, as the catalogue serves them. */
import type { Effect } from './accept/effect.ts';
import type { Skill } from './skills/skill.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface Tool extends Effect {
  readonly integration: string;
  /** The name on the wire, as the worker listed it. */
  readonly wireName: string;
  /** The name in a script (camelCase), or undefined where it cannot be a method: then only `callTool` reaches it. */
  readonly method: string | undefined;
  readonly description: string;
  /** Words under which it should be found as well, as the worker gave them. */
  readonly keywords: readonly string[];
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema | undefined;
  /** Its schema names a reason for the hub alone: the worker knows no such argument, and does not get it. */
  readonly keepsReason?: true;
  /** Arguments of a typical call, where the tool shows one. */
  readonly example: JsonSchema | undefined;
  /** How long one call may take, where the tool declares it. Milliseconds. */
  readonly timeoutMs: number | undefined;
  /** The wire name of a tool of the same worker that tells what a call of this one would change, where it names one. */
  readonly preview?: string;
  /** It asks to be declared where a model reads before its first search. */
  readonly isUpfront?: true;
}

/** A tool that is listed and not served, because its definition waits for an operator. */
export interface HeldTool {
  readonly wireName: string;
  readonly method: string | undefined;
  /** Its definition changed, it is new, or the whole integration runs from another image. */
  readonly reason: 'changed' | 'new' | 'image';
}

type IntegrationState = 'starting' | 'available' | 'unavailable';

/** How far an integration's word on its tools goes. `vetted`: an operator answers for it. `byo`: nobody does. */
export type Trust = 'vetted' | 'byo';

export interface Integration {
  readonly name: string;
  readonly trust: Trust;
  /** Which worker this is: the ID of the image that it runs from, or its URL where none is known. */
  readonly endpoint: string;
  /** What it is for, in the worker's own words (bounded). */
  readonly purpose: string;
  readonly state: IntegrationState;
  readonly tools: readonly Tool[];
  /** Neither found nor called until an operator accepted them. */
  readonly held: readonly HeldTool[];
  readonly skills: readonly Skill[];
  /** The OpenAPI document of its upstream, as JSON text. */
  readonly spec: string | undefined;
  /** Epoch milliseconds of the last successful listing. */
  readonly refreshedAt: number | undefined;
  readonly lastError: string | undefined;
  /** Epoch milliseconds of the first failed listing since the last successful one; undefined while it answers. */
  readonly awaySince?: number | undefined;
}
