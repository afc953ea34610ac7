/** Reads what a worker offers beside its tools: its skills, and the OpenAPI document of its upstream. */
import type { Logger } from 'pino';
import type { WorkerConnection } from '../worker/worker-connection.ts';
import type { ListedResource } from '../worker/worker-connection-results.ts';
import { WorkerFailure } from '../worker/worker-failure.ts';
import { acceptSkill, DocumentRefused, skillName } from './accept-skill.ts';
import { acceptSpec } from './accept-spec.ts';
import type { Skill } from './skill.ts';

/** Taken from one worker at most, and their texts together. */
const MAX_SKILLS = 50;
const MAX_SKILLS_CHARS = 1 << 20;
const SPEC_URI = 'openapi://spec';
/** For all documents of a worker. */
const READ_MS = 20_000;
const MAX_LOGGED = 20;

export interface Documents {
  /** In the order of their ids. */
  readonly skills: readonly Skill[];
  /** The OpenAPI document as JSON text. */
  readonly spec: string | undefined;
}

export const NO_DOCUMENTS: Documents = { skills: [], spec: undefined };

/**
 * Reads them one after the other. Those that cannot be served are left out and named in the log.
 * @throws WorkerFailure where the worker did not answer: what was known of its documents should stay.
 */
export async function readDocuments(
  integration: string,
  worker: Pick<WorkerConnection, 'listResources' | 'readResource'>,
  log: Pick<Logger, 'warn'>,
): Promise<Documents> {
  const until = { signal: AbortSignal.timeout(READ_MS), timeoutMs: READ_MS };
  const resources = await worker.listResources(until);
  const leftOut: { resource: string; reason: string }[] = [];
  /** The result, or nothing where the document is not served. */
  const unlessRefused = async <T>({ uri }: ListedResource, accept: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await accept();
    } catch (error) {
      const isRefused = error instanceof DocumentRefused || isUnreadable(error);
      if (!isRefused) throw error;
      leftOut.push({ resource: uri, reason: error.message });
      return undefined;
    }
  };
  const textOf = async ({ uri }: ListedResource): Promise<string> => {
    const text = await worker.readResource(uri, until);
    if (text === undefined) throw new DocumentRefused('it has no text');
    return text;
  };

  const skills = new Map<string, Skill>();
  let chars = 0;
  const listed = resources.filter(({ uri }) => uri.startsWith('skill://'));
  for (const resource of listed.slice(0, MAX_SKILLS)) {
    await unlessRefused(resource, async () => {
      if (skills.has(`${integration}/${skillName(resource.uri)}`)) {
        throw new DocumentRefused('another has the same name');
      }
      const skill = acceptSkill(integration, resource, await textOf(resource));
      if (chars + skill.content.length > MAX_SKILLS_CHARS) {
        throw new DocumentRefused('the skills before it are too long');
      }
      chars += skill.content.length;
      skills.set(skill.id, skill);
    });
  }
  if (listed.length > MAX_SKILLS)
    log.warn({ integration, listed: listed.length, taken: MAX_SKILLS }, 'more skills than are taken');
  const listedSpec = resources.find(({ uri }) => uri === SPEC_URI);
  const spec = listedSpec && (await unlessRefused(listedSpec, async () => acceptSpec(await textOf(listedSpec))));
  if (leftOut.length > 0)
    log.warn({ integration, resources: leftOut.slice(0, MAX_LOGGED), count: leftOut.length }, 'documents left out');
  return { skills: [...skills.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)), spec };
}

/** The worker answered, and with nothing that is a document. */
function isUnreadable(error: unknown): error is WorkerFailure {
  return error instanceof WorkerFailure && (error.kind === 'protocol' || error.kind === 'too-large');
}
