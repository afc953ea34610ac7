/**
 * The contract between `up` and the supervisor of process mode: which processes there are, and what the supervisor
 * tells of them. The file carries no secret: a worker gets the path of its token folder.
 */
import { z } from 'zod';

const ProcessSpec = z.object({
  name: z.string(),
  /** Arguments of node, the program first. */
  args: z.array(z.string()),
  /** The whole environment of the process. */
  environment: z.record(z.string(), z.string()),
});
export type ProcessSpec = Readonly<z.infer<typeof ProcessSpec>>;

export const RunFile = z.object({
  /** Stands in the arguments of every process of this run, and tells them from whatever has their number later. */
  nonce: z.string(),
  cwd: z.string(),
  logDir: z.string(),
  controlSocket: z.string(),
  /** Changes when a source file does, so that `up` knows when to start anew. */
  sources: z.string(),
  processes: z.array(ProcessSpec),
});
export type RunFile = Readonly<z.infer<typeof RunFile>>;

/** What the supervisor answers on its control socket. */
export const SupervisorState = z.object({
  pid: z.int(),
  nonce: z.string(),
  processes: z.array(
    z.object({
      name: z.string(),
      /** Undefined between an exit and the next start. */
      pid: z.int().optional(),
      restarts: z.int(),
      lastExit: z.string().optional(),
    }),
  ),
});
export type SupervisorState = z.infer<typeof SupervisorState>;
