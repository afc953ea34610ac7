/** Where everything of one project lies, and what a project may be called. The only place that joins these paths. */
import { createHash } from 'node:crypto';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DEFAULT_PROJECT = 'sallyport';
export const DEFAULT_PORT = 4000;

/** The checkout this command belongs to. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Unix socket paths end at 104 bytes on macOS and 108 on Linux, the final zero included. */
const MAX_SOCKET_PATH_BYTES = 103;
const PROJECT_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export interface Project {
  readonly name: string;
  /** Name of the compose project; carries ours, so that no other compose project of the user can be meant. */
  readonly composeName: string;
  readonly home: string;
  /** Everything below `home` that belongs to this project alone. */
  readonly root: string;
  /** `clients.json` and `workers.json`, read by the hub. */
  readonly configDir: string;
  /** `egress.json`, read by the egress proxy. */
  readonly egressDir: string;
  /** What a running system writes about itself: process mode's logs and state, build logs. */
  readonly runDir: string;
  /** The hub's state in process mode; in containers it is a named volume. */
  readonly stateDir: string;
  /** Folder of the Unix sockets of process mode; short enough for every system. */
  readonly socketDir: string;
  /** Which mode the system was last started in, and on which port. */
  readonly systemFile: string;
  /** Compose override with the subnets of this project. */
  readonly networksFile: string;
}

/**
 * The paths of a project.
 * @throws Error when the name can't be a compose project's.
 */
export function openProject(name: string, environment: NodeJS.ProcessEnv): Project {
  if (!PROJECT_NAME.test(name))
    throw new Error(`"${name}" can't be a project's name: lower-case letters, digits, "-" and "_", at most 40.`);
  const home = homeOf(environment);
  const root = join(home, 'projects', name);
  const runDir = join(root, 'run');
  return {
    name,
    composeName: name === DEFAULT_PROJECT ? name : `${DEFAULT_PROJECT}-${name}`,
    home,
    root,
    configDir: join(root, 'config'),
    egressDir: join(root, 'egress'),
    runDir,
    stateDir: join(root, 'state'),
    socketDir: socketDirOf(runDir, tmpdir()),
    systemFile: join(root, 'system.json'),
    networksFile: join(root, 'networks.yaml'),
  };
}

/** Whether a command finds this home without being told of it. */
export function isUsualHome({ home }: Project): boolean {
  return home === homeOf({});
}

/** SALLYPORT_HOME, or `.sallyport` in the home folder. */
function homeOf(environment: NodeJS.ProcessEnv): string {
  return resolve(environment['SALLYPORT_HOME'] || join(homedir(), '.sallyport'));
}

/** The run folder itself where socket paths in it are short enough, else a folder of this user in `temporary`. */
export function socketDirOf(runDir: string, temporary: string): string {
  if (Buffer.byteLength(join(runDir, 'sandbox.sock')) <= MAX_SOCKET_PATH_BYTES) return runDir;
  const tag = createHash('sha256').update(runDir).digest('hex').slice(0, 12);
  return join(temporary, `sallyport-${userInfo().uid}-${tag}`);
}

/** The two places a worker's token files may lie in; the first that holds any of them counts. */
export function tokenFolders(project: Project, worker: string, repository = REPOSITORY): readonly string[] {
  return [join(repository, 'tokens', project.name, worker), join(project.home, 'tokens', project.name, worker)];
}
