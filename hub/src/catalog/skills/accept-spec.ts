/** Turns what a worker calls its OpenAPI document into the text that scripts are given, or says why not. */
import { countJson } from '../../json-cost.ts';
import { DocumentRefused } from './accept-skill.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Values, as commas and opening brackets; a script has 64 MB for all that it does. */
const MAX_PARTS = 250_000;
const MAX_DEPTH = 100;

/** The document as JSON text without blanks; kept as text, since as objects it takes many times as much. @throws DocumentRefused */
export function acceptSpec(text: string): string {
  if (Buffer.byteLength(text) > MAX_BYTES)
    throw new DocumentRefused(`an OpenAPI document has at most ${MAX_BYTES} bytes`);
  const cost = countJson();
  cost.add(Buffer.from(text));
  if (cost.parts > MAX_PARTS) throw new DocumentRefused(`an OpenAPI document has at most ${MAX_PARTS} values`);
  if (cost.deepest > MAX_DEPTH) throw new DocumentRefused(`an OpenAPI document nests at most ${MAX_DEPTH} levels`);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new DocumentRefused('an OpenAPI document is JSON');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new DocumentRefused('an OpenAPI document is a JSON object');
  }
  return JSON.stringify(document);
}
