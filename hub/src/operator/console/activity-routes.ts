/** The pages of the audit log: what is asked for in their addresses. */
import { z } from 'zod';
import { Refused } from '../refused.ts';
import { activityPage } from './activity-page.ts';
import type { ConsoleRoutes } from './console.ts';
import { scriptPage } from './script-page.ts';

/** As a browser writes a time without its zone; it is taken as UTC, which is what the pages show. */
const Time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/)
  .transform((text) => Date.parse(`${text}Z`))
  .refine(Number.isFinite)
  .optional()
  .catch(undefined);
const Place = z
  .string()
  .regex(/^\d{1,15}-\d{1,15}$/)
  .transform((text) => {
    const [seq = 0, offset = 0] = text.split('-').map(Number);
    return { seq, offset };
  })
  .optional()
  .catch(undefined);
/** What does not fit is taken as not said: an address is typed by hand, too. */
const Query = z.object({
  show: z.enum(['all', 'scripts', 'calls', 'decisions']).catch('all'),
  client: z.string().max(120).catch(''),
  integration: z.string().max(120).catch(''),
  outcome: z.enum(['any', 'ok', 'failed', 'waiting']).catch('any'),
  since: Time,
  until: Time,
  before: Place,
});
const ScriptPath = z.object({ script: z.string().max(100) });
const At = z.object({ at: Place });

/** After a script's own record come those of its calls that a person decided later. */
const LATER_BYTES = 1024 * 1024;

export function addActivityRoutes({ page, activity, catalog, waiting }: ConsoleRoutes): void {
  page('activity', async (request, visit) => {
    const { before, since, until, ...rest } = Query.parse(request.query);
    const filter = { ...rest, since, until };
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    return activityPage(visit, {
      filter,
      page: await activity.page(filter, before),
      query,
      integrations: catalog.integrations().map(({ name }) => name),
      isNewest: before === undefined,
      waiting: waiting(),
    });
  });

  page('activity/script/:script', async (request, visit) => {
    const { script } = ScriptPath.parse(request.params);
    const { at } = At.parse(request.query);
    const records = await activity.ofScript(script, at && { seq: at.seq, offset: at.offset + LATER_BYTES });
    if (records.length === 0) throw new Refused(404, 'The log has no such script, or it is too far back.');
    return scriptPage(visit, records, waiting());
  });
}
