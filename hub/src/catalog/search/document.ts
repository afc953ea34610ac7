/** What search finds: tools and skills, and the part of an integration that it is told. */
import type { Tool } from '../tool.ts';

/** A text of an integration that explains how something is done with it. */
export interface SkillText {
  readonly integration: string;
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly content: string;
}

export type SearchDocument =
  | { readonly kind: 'tool'; readonly integration: string; readonly tool: Tool }
  | { readonly kind: 'skill'; readonly integration: string; readonly skill: SkillText };

/** What is indexed of an integration. A tool's and a skill's own `integration` is its name. */
export interface SearchedIntegration {
  readonly name: string;
  readonly purpose: string;
  readonly tools: readonly Tool[];
  readonly skills?: readonly SkillText[] | undefined;
}
