/** Puts on the audit log what the operator surface refused to somebody: no session, another page, a wrong passphrase or link. */
import type { FastifyInstance } from 'fastify';
import type { AuditLog, AuditRecord } from '../audit/audit-log.ts';
import { pacedRecord } from '../audit/paced-record.ts';
import type { Surface } from '../catalog/pins/pins.ts';

/** Of one route in a minute, so that a flood at one hides nothing at another. */
const MAX_RECORDS_PER_MINUTE = 20;
const REFUSED = [401, 403];

/** Before the answer leaves. The record has the route, and so nothing that stood in the address. */
export function recordRefusals(app: FastifyInstance, audit: Pick<AuditLog, 'append'>, surface: Surface): void {
  const byRoute = new Map<string, ReturnType<typeof recordOf>>();
  const recordOf = () => pacedRecord((record: AuditRecord) => audit.append(record), MAX_RECORDS_PER_MINUTE);
  app.addHook('onSend', async (request, reply) => {
    if (!REFUSED.includes(reply.statusCode)) return;
    const asked = `${request.routeOptions.method ?? request.method} ${request.routeOptions.url ?? 'what is not there'}`;
    const record = byRoute.get(asked) ?? recordOf();
    byRoute.set(asked, record);
    await record({ event: 'operator.refused', surface, asked, status: reply.statusCode });
  });
}
