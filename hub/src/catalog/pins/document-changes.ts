/** Where the documents that an integration offers now differ from those that were accepted: what there is to decide, text by text. */
import type { Documents } from '../skills/read-documents.ts';
import type { Skill } from '../skills/skill.ts';
import type { JsonSchema } from '../tool.ts';

/** The accepted text is served until an operator accepts the other one, or that there is none any more. */
export interface DocumentChange {
  readonly kind: 'changed' | 'new' | 'gone';
  /** The id of a skill, or `OpenAPI document`. */
  readonly name: string;
  /** Of a skill its file name, title, tags and content; the OpenAPI document as it is. Undefined for a new one. */
  readonly before: JsonSchema | undefined;
  /** The same as it is offered now; undefined for one that is gone. */
  readonly after: JsonSchema | undefined;
}

/** In the order of the skills' ids, the OpenAPI document last. */
export function documentChanges(accepted: Documents, offered: Documents): readonly DocumentChange[] {
  if (accepted === offered) return [];
  const [before, after] = [accepted, offered].map(({ skills }) => new Map(skills.map((skill) => [skill.id, skill])));
  const ids = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  const skills = ids.flatMap((id) => changeOf(id, shownSkill(before?.get(id)), shownSkill(after?.get(id))));
  if (accepted.spec === offered.spec) return skills;
  return [...skills, ...changeOf('OpenAPI document', shownSpec(accepted.spec), shownSpec(offered.spec))];
}

function changeOf(
  name: string,
  before: JsonSchema | undefined,
  after: JsonSchema | undefined,
): readonly DocumentChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const kind = before === undefined ? 'new' : after === undefined ? 'gone' : 'changed';
  return [{ kind, name, before, after }];
}

function shownSkill(skill: Skill | undefined): JsonSchema | undefined {
  if (skill === undefined) return undefined;
  const { filename, title, tags, content } = skill;
  return { filename, title, tags, content };
}

/** It was accepted as a JSON object, which is what it is compared as. */
function shownSpec(spec: string | undefined): JsonSchema | undefined {
  return spec === undefined ? undefined : JSON.parse(spec);
}
