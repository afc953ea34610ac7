/** The data of a server-sent event stream (HTML standard, section 9.2), as far as MCP uses it. */

/** Yields the data of each event; comments and other fields are passed over. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let held = '';
  let data: string[] = [];
  for await (const chunk of body) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    lines[0] = held + (lines[0] ?? '');
    held = lines.pop() ?? '';
    for (const raw of lines) {
      const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      if (line.startsWith('data:')) {
        data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
      } else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
}
