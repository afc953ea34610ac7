/** Says on a loopback port of the container whether every worker of the list has its proxy. */
import { createServer, type Server } from 'node:http';

export interface HealthState {
  readonly problem: string | undefined;
  readonly waiting: readonly string[];
}

/** `GET /health`: 200 when the list is in force and every listener stands, else 503 with what is missing. */
export function createHealthServer(state: () => HealthState): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/health') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
      return;
    }
    const { problem, waiting } = state();
    const ready = problem === undefined && waiting.length === 0;
    const body = ready ? { status: 'ok' } : { status: 'starting', waiting, ...(problem ? { problem } : {}) };
    response.writeHead(ready ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}
