/** What scripts can ask of the hub itself: skills, descriptions of tools, a search. Answered from the catalogue; no worker is called. */
import { z } from 'zod';
import { SallyportError } from '../../errors.ts';
import { JsonText } from '../../json-text.ts';
import { nearestNames } from '../../nearest-name.ts';
import { callName } from '../declare/declaration.ts';
import { notSetUpNote } from '../not-set-up.ts';
import type { CatalogSearch, Known } from '../search/catalog-search.ts';
import type { SearchDocument } from '../search/document.ts';
import type { Skill } from '../skills/skill.ts';
import type { Integration } from '../tool.ts';
import { readArguments } from './read-arguments.ts';
import { toolDescription, toolSummary } from './tool-description.ts';

const MAX_QUERY_CHARS = 1_000;
const MAX_HITS = 50;
const DEFAULT_HITS = 10;
const MAX_NAMES_SHOWN = 20;
/** Ids that a wrong one without integration is compared with. */
const MAX_COMPARED = 200;
/** The descriptions of one integration's tools. */
const MAX_TOOLS_CHARS = 4 * 1024 * 1024;

interface Lookup {
  /** How the audit log calls it. */
  readonly kind: 'search' | 'listing';
  /** `known`: what the asker may know of. Rejects with a SallyportError. */
  answer(args: unknown, known: Known): JsonText | Promise<JsonText>;
}

/** The lookups by the names that they have in scripts, `search` being `catalog.search`. */
export type Lookups = ReadonlyMap<string, Lookup>;

const integrationName = z.string('expected the name of an integration').max(200, 'expected the name of an integration');
const OnlyIntegration = z.object({ integration: integrationName });
const SkillId = z.object({ id: z.string('expected the id of a skill').max(200, 'expected the id of a skill') });
const SkillFilter = z.object({
  options: z
    .strictObject({ integration: integrationName.optional(), tag: z.string('expected a tag').max(200).optional() })
    .default({}),
});
const limit = z.int(`expected a whole number from 1 to ${MAX_HITS}`).min(1).max(MAX_HITS);
const SearchQuery = z.object({
  query: z.string('expected a string').max(MAX_QUERY_CHARS, `expected at most ${MAX_QUERY_CHARS} characters`),
  options: z.strictObject({ integration: integrationName.optional(), limit: limit.default(DEFAULT_HITS) }).prefault({}),
});

export function createLookups(search: CatalogSearch): Lookups {
  return new Map<string, Lookup>([
    ['skills.list', { kind: 'listing', answer: listSkills }],
    ['skills.read', { kind: 'listing', answer: readSkill }],
    ['catalog.integrations', { kind: 'listing', answer: listIntegrations }],
    ['catalog.tools', { kind: 'listing', answer: describeTools }],
    ['catalog.spec', { kind: 'listing', answer: specOf }],
    ['catalog.search', { kind: 'search', answer: (args, known) => searchFor(search, args, known) }],
  ]);
}

function listSkills(args: unknown, known: Known): JsonText {
  const { options } = readArguments(SkillFilter, args, 'skills.list({ integration, tag })');
  const { integration, tag } = options;
  const within = integration === undefined ? known.integrations : [integrationOf(integration, known)];
  const wanted = tag?.toLowerCase();
  const listed = within
    .flatMap(({ skills }) => skills)
    .filter(({ tags }) => wanted === undefined || tags.some((one) => one.toLowerCase() === wanted))
    .map(({ content: _, ...skill }) => skill);
  return json(listed);
}

function readSkill(args: unknown, { integrations }: Known): JsonText {
  const { id } = readArguments(SkillId, args, 'skills.read("redmine/triage-issues")');
  const [name = ''] = id.split('/', 1);
  const offered = integrations.find((integration) => integration.name === name)?.skills;
  const skill = offered?.find((one) => one.id === id);
  if (skill !== undefined) return json(skill);
  throw new SallyportError(
    'INVALID_ARGUMENTS',
    `There is no skill "${id}". ${nearestSkills(id, offered, integrations)}`,
    {
      hint: 'await skills.list() answers all of them, search(query) those that fit a few words.',
    },
  );
}

function nearestSkills(
  id: string,
  offered: readonly Skill[] | undefined,
  integrations: readonly Integration[],
): string {
  const ids = (offered ?? integrations.flatMap(({ skills }) => skills)).slice(0, MAX_COMPARED).map((skill) => skill.id);
  const named = ids.filter((candidate) => candidate.endsWith(`/${id}`));
  const near = named.length > 0 ? named : nearestNames(id, ids, 5);
  if (near.length > 0) return `Nearest: ${near.join(', ')}.`;
  return ids.length === 0 ? 'There are none.' : `There are: ${namesText(ids)}.`;
}

function listIntegrations(_args: unknown, { integrations }: Known): JsonText {
  return json(
    integrations.map(({ name, purpose, state, tools, skills, spec }) => ({
      name,
      purpose,
      state,
      tools: tools.length,
      skills: skills.length,
      hasSpec: spec !== undefined,
    })),
  );
}

function describeTools(args: unknown, known: Known): JsonText {
  const { integration } = readArguments(OnlyIntegration, args, 'catalog.tools("redmine")');
  const texts = integrationOf(integration, known).tools.map(toolDescription);
  const chars = texts.reduce((sum, text) => sum + text.length, 0);
  if (chars > MAX_TOOLS_CHARS) {
    throw new SallyportError('RESULT_TOO_LARGE', `The tools of ${integration} take ${chars} characters to describe.`, {
      hint: `search(query, { integration: "${integration}" }) answers the declarations of those that fit.`,
    });
  }
  return new JsonText(`[${texts.join(',')}]`);
}

function specOf(args: unknown, known: Known): JsonText {
  const { integration } = readArguments(OnlyIntegration, args, 'redmine.spec');
  const { spec } = integrationOf(integration, known);
  if (spec !== undefined) return new JsonText(spec);
  throw new SallyportError('UNKNOWN_METHOD', `${integration} offers no OpenAPI document.`, {
    hint: `await catalog.tools("${integration}") describes its methods.`,
  });
}

async function searchFor(search: CatalogSearch, args: unknown, known: Known): Promise<JsonText> {
  const form = 'search("list open issues", { integration, limit })';
  const { query, options } = readArguments(SearchQuery, args, form);
  if (options.integration !== undefined) integrationOf(options.integration, known);
  const { hits } = await search({ query, ...options, ...known });
  return new JsonText(`[${hits.map(({ document, score }) => hitText(document, score)).join(',')}]`);
}

function hitText(document: SearchDocument, score: number): string {
  const { kind, integration } = document;
  const rounded = Number(score.toPrecision(4));
  if (kind === 'skill') {
    const { id, title, tags } = document.skill;
    const read = `skills.read(${JSON.stringify(id)})`;
    return JSON.stringify({ kind, name: id, integration, score: rounded, title, tags, declaration: read });
  }
  const head = JSON.stringify({ kind, name: callName(document.tool), integration, score: rounded });
  return `${head.slice(0, -1)},"declaration":${toolSummary(document.tool)}}`;
}

function integrationOf(name: string, { integrations, notSetUp }: Known): Integration {
  const found = integrations.find((integration) => integration.name === name);
  if (found !== undefined) return found;
  if (notSetUp.includes(name)) throw new SallyportError('UNKNOWN_INTEGRATION', `${notSetUpNote(name)}.`);
  const names = integrations.map((integration) => integration.name);
  const near = nearestNames(name, names, 3);
  const others = names.filter((other) => !near.includes(other));
  throw new SallyportError(
    'UNKNOWN_INTEGRATION',
    `There is no integration "${name}". There are: ${namesText([...near, ...others])}.`,
  );
}

function namesText(names: readonly string[]): string {
  const more = names.length > MAX_NAMES_SHOWN ? ', …' : '';
  return names.length === 0 ? 'none' : names.slice(0, MAX_NAMES_SHOWN).join(', ') + more;
}

function json(value: unknown): JsonText {
  return new JsonText(JSON.stringify(value));
}
