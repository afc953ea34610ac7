/** What a person is told of a file that is there and cannot be read. */

/** The error of reading in words that say what to do; one that needs none is left as it is. */
export function unreadableFile(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EISDIR') return new Error('it is a folder where a file belongs; move it away', { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
