/** Where the audit log of a project lies: in its state folder, or on the volume of its hub, which is read through the engine. */
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { folderSource, type LogSource } from '@sallyport/hub/audit-lines';
import { hubContainer } from '../engine/hub-container.ts';
import type { SystemFile } from '../options.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';

/** In the hub's container, where there is no other program than node. */
const LIST = "for(const name of require('fs').readdirSync('/state/audit'))console.log(name)";
/** As `folderSource` reads here: nothing but regular files. */
const READ = `
const { constants, promises } = require('fs');
const name = process.argv[1];
const fail = (error) => { console.error(error.message); process.exitCode = 1; };
promises.open('/state/audit/' + name, constants.O_NONBLOCK).then(async (file) => {
  if (!(await file.stat()).isFile()) throw new Error(name + ' is no regular file');
  file.createReadStream().on('error', fail).pipe(process.stdout);
}).catch(fail);`;
const TIMEOUT_MS = 600_000;

/** @throws Error that says what to do where the hub's container does not run. */
export async function logSource(project: Project, mode: SystemFile['mode'], run: RunCommand): Promise<LogSource> {
  if (mode === 'processes') return folderSource(join(project.stateDir, 'audit'));
  const hub = await hubContainer(project, run);
  const inHub = (program: string, ...args: readonly string[]) => ['exec', hub, 'node', '-e', program, ...args];
  return {
    async names() {
      const { code, stdout, stderr } = await run('docker', inHub(LIST), { timeoutMs: TIMEOUT_MS });
      if (code !== 0) throw new Error(`The audit log can't be read: ${stderr.trim()}`);
      return stdout.split('\n').filter(Boolean);
    },
    read(name) {
      const bytes = new PassThrough();
      void run('docker', inHub(READ, name), { timeoutMs: TIMEOUT_MS, passOn: bytes }).then(({ code, stderr }) => {
        if (code === 0) bytes.end();
        else bytes.destroy(new Error(`The audit log can't be read: ${stderr.trim()}`));
      });
      return bytes;
    },
  };
}
