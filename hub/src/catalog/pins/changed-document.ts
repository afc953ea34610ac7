/** Where two versions of a skill or another document differ, for a person to read: its text line by line, all the rest by its path. */
import { type ChangedLine, changedLines } from './changed-lines.ts';
import { type ChangedMember, changedMembers } from './changed-members.ts';

type Document = Readonly<Record<string, unknown>>;

export interface ChangedDocument {
  readonly members: readonly ChangedMember[];
  /** Of the text; none where it is the same, or no text. */
  readonly lines: readonly ChangedLine[];
}

/** `mostSteps`: how much may be compared, see {@link changedLines}. */
export function changedDocument(
  before: Document | undefined,
  after: Document | undefined,
  mostSteps?: number,
): ChangedDocument {
  const [{ content: was, ...wasElse } = {}, { content: is, ...isElse } = {}] = [before, after];
  if (!isTextOrAbsent(was) || !isTextOrAbsent(is)) return { members: changedMembers(before, after), lines: [] };
  return { members: changedMembers(wasElse, isElse), lines: changedLines(was, is, mostSteps) };
}

function isTextOrAbsent(content: unknown): content is string | undefined {
  return content === undefined || typeof content === 'string';
}
