/**
 * What changed of an integration's tools, for a person to decide on. All of it is shown, and nothing of it can pass for
 * anything else: workers' words stand as JSON on lines of their own, with every invisible character spelled out.
 */
import { changedDocument } from '@sallyport/hub/changed-document';
import { type ChangedMember, changedMembers } from '@sallyport/hub/changed-members';
import { counted } from '@sallyport/hub/counted';
import type { IntegrationState } from '@sallyport/hub/operator-api';
import { visibleJson } from '@sallyport/hub/plain-text';

type Pending = NonNullable<IntegrationState['pending']>;

const WHAT: { readonly [kind in Pending['tools'][number]['kind']]: string } = {
  changed: 'changed; held until you accept it',
  new: 'new; held until you accept it',
  reworded: 'other words; the accepted ones are shown until you accept these',
  gone: 'not listed any more',
};

const WHAT_OF_DOCUMENTS: { readonly [kind in Pending['documents'][number]['kind']]: string } = {
  changed: 'another text; the accepted one is served until you accept this',
  new: 'new; not served until you accept it',
  gone: 'not offered any more; the accepted text is served until you accept that',
};

/** One paragraph per tool and document: lines with `-` were accepted, lines with `+` are listed now. */
export function renderChanges({ name, pending }: IntegrationState): string {
  if (pending === undefined) return `Nothing of ${name} waits for a decision.`;
  const { image, purpose, tools, documents } = pending;
  const lines = [
    ...(image === undefined
      ? []
      : [
          'image: another one; all tools are held until you accept it',
          `- ${visibleJson(image.before)}`,
          `+ ${visibleJson(image.after)}`,
          '',
        ]),
    ...(purpose === undefined
      ? []
      : [
          'what it is for: other words; the accepted ones are shown until you accept these',
          `- ${visibleJson(purpose.before)}`,
          `+ ${visibleJson(purpose.after)}`,
          '',
        ]),
    ...tools.flatMap(({ kind, name: tool, before, after }) => [
      `${visibleJson(tool)}: ${WHAT[kind]}`,
      ...differences(before, after),
      '',
    ]),
    ...documents.flatMap((document) => [
      `${visibleJson(document.name)}: ${WHAT_OF_DOCUMENTS[document.kind]}`,
      ...textDifferences(document),
      '',
    ]),
  ];
  return [...lines, summary(name, pending)].join('\n');
}

function textDifferences({ before, after }: Pending['documents'][number]): readonly string[] {
  const { members, lines } = changedDocument(before, after);
  return [...told(members), ...lines.map(({ sign, line }) => `${sign} ${visibleJson(line)}`)];
}

function summary(name: string, { image, purpose, tools, documents }: Pending): string {
  const kinds = ['changed', 'new', 'reworded', 'gone'] as const;
  const counts = kinds.flatMap((kind) => {
    const count = tools.filter((tool) => tool.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  const texts = documents.length === 0 ? [] : [counted(documents.length, 'document')];
  return `${name}: ${[...(image === undefined ? [] : ['another image']), ...(purpose === undefined ? [] : ['another purpose']), ...counts, ...texts].join(', ')}.`;
}

function differences(before: unknown, after: unknown): readonly string[] {
  return told(changedMembers(before, after));
}

function told(members: readonly ChangedMember[]): readonly string[] {
  return members.flatMap(({ path, was, is }) => [
    ...(was === undefined ? [] : [`- ${path}: ${was}`]),
    ...(is === undefined ? [] : [`+ ${path}: ${is}`]),
  ]);
}
