/** Notes: the demo's one piece of state, which tools create, list and delete. */
import { defineTool, type Tool, ToolFailure } from '@sallyport/worker-sdk';
import { z } from 'zod';

interface Note {
  readonly id: number;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

const MAX_NOTES = 1_000;

export function noteTools(now: () => Date): readonly Tool[] {
  const notes = new Map<number, Note>();
  let lastId = 0;

  return [
    defineTool({
      name: 'create_note',
      description: 'Writes a note and returns it with its id.',
      input: z.object({ text: z.string().min(1).max(10_000) }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
      keywords: ['write', 'add'],
      examples: [{ text: 'Call the harbour' }],
      handler({ text }) {
        if (notes.size >= MAX_NOTES)
          throw new ToolFailure('INVALID_API_REQUEST', `there are ${MAX_NOTES} notes already`);
        lastId += 1;
        const note = { id: lastId, text, createdAt: now().toISOString() };
        notes.set(note.id, note);
        return note;
      },
    }),
    defineTool({
      name: 'list_notes',
      description: 'Lists all notes, oldest first: {items: [{id, text}]}.',
      input: z.object({}),
      annotations: { readOnlyHint: true },
      handler: () => ({ items: [...notes.values()] }),
    }),
    defineTool({
      name: 'delete_note',
      description: 'Deletes a note for good.',
      input: z.object({ id: z.int() }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
      keywords: ['remove'],
      handler({ id }) {
        if (!notes.delete(id)) throw new ToolFailure('INVALID_API_REQUEST', `note ${id} was not found`);
        return { deleted: id };
      },
    }),
  ];
}
