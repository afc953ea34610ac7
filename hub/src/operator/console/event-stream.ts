/** The stream of server-sent events by which an open page learns that it is out of date. */
import type { FastifyReply } from 'fastify';
import type { Topic } from './layout.ts';
import type { Topics } from './topics.ts';

/** Changes within this time are told as one. Milliseconds. */
const GATHER_MS = 250;
/** An open page counts as use of its session, looked at this often. Milliseconds. */
const BEAT_MS = 20_000;

/** Sends until the page is closed or the session has ended. */
export function streamEvents(reply: FastifyReply, topics: Topics, isOpen: () => boolean): void {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream' });
  stream.write(': open\n\n');
  const changed = new Set<Topic>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    if (isFull()) return;
    stream.write(`data: ${[...changed].join(' ')}\n\n`);
    changed.clear();
  };
  // A page that does not read is told nothing more until it does; then all at once.
  const isFull = (): boolean => stream.writableNeedDrain;
  stream.on('drain', () => {
    if (changed.size > 0) flush();
  });
  const stop = topics.listen((topic) => {
    changed.add(topic);
    timer ??= setTimeout(flush, GATHER_MS);
  });
  const beat = setInterval(() => {
    if (!isOpen()) stream.end('event: ended\ndata:\n\n');
    else if (!isFull()) stream.write(': still here\n\n');
  }, BEAT_MS);
  stream.once('close', () => {
    stop();
    clearTimeout(timer);
    clearInterval(beat);
  });
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
