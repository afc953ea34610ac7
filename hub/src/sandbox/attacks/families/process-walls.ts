/**
 * What whoever owns a runner's whole process tries: here any code runs, `process` and all modules are there. `FILE` is a
 * file with the flag, `PORT` and `SOCKET` a listener, `VICTIM` another process, `OUT` a path where no file is to appear.
 */
type WallGoal = 'flag' | 'connection' | 'killed' | 'file' | 'environment' | 'process';

export interface WallAttack {
  readonly name: string;
  readonly goal: WallGoal;
  readonly code: string;
}

export interface WallFamily {
  readonly name: string;
  readonly attacks: readonly WallAttack[];
}

function walls(name: string, goal: WallGoal, attacks: { readonly [name: string]: string }): WallFamily {
  return { name, attacks: Object.entries(attacks).map(([title, code]) => ({ name: title, goal, code })) };
}

const FS = `const fs = await import('node:fs'); `;
const NET = `const net = await import('node:net'); const ask = (s) => new Promise((ok, no) => s.on('error', no).on('connect', () => s.end('hello', () => setTimeout(ok, 50)))); `;
const CP = `const cp = await import('node:child_process'); `;

/** Turns a status of libuv into an error that names it. */
const STATUS = `const check = (status) => { if (status !== 0) throw Object.assign(new Error('status ' + status), { code: status === -1 ? 'EPERM' : status }) }; `;

export const wallFamilies: readonly WallFamily[] = [
  walls('process: files', 'flag', {
    readFileSync: `${FS}return fs.readFileSync(FILE, 'utf8')`,
    'readFile with a promise': `return (await import('node:fs/promises')).readFile(FILE, 'utf8')`,
    'openAsBlob': `${FS}return (await fs.openAsBlob(FILE)).text()`,
    'a stream': `${FS}let t = ''; for await (const c of fs.createReadStream(FILE)) t += c; return t`,
    'a buffer as the path': `${FS}return fs.readFileSync(Buffer.from(FILE), 'utf8')`,
    'a URL as the path': `${FS}return fs.readFileSync(new URL('file://' + FILE), 'utf8')`,
    'a path that goes around': `${FS}return fs.readFileSync('/proc/self/root' + FILE, 'utf8')`,
    'openSync and readSync': `${FS}const fd = fs.openSync(FILE, 'r'); const b = Buffer.alloc(100); return b.toString('utf8', 0, fs.readSync(fd, b))`,
    'process.binding': `const b = process.binding('fs'); return String(b.readFileUtf8 ? b.readFileUtf8(FILE, 0) : (await import('node:fs')).readFileSync(FILE))`,
    'import with a type': `return (await import(FILE + '.json', { with: { type: 'json' } })).default`,
    'createRequire': `return (await import('node:module')).createRequire('/')(FILE + '.json')`,
    'loadEnvFile': `process.loadEnvFile(FILE + '.env'); return process.env.IN_FILE`,
    'cpSync to standard output': `${FS}fs.cpSync(FILE, '/tmp/flag-copy-' + process.pid); return fs.readFileSync('/tmp/flag-copy-' + process.pid, 'utf8')`,
  }),
  walls('process: writing', 'file', {
    writeFileSync: `${FS}fs.writeFileSync(OUT, 'x')`,
    'mkdirSync': `${FS}fs.mkdirSync(OUT)`,
    'symlinkSync': `${FS}fs.symlinkSync('/', OUT)`,
    'linkSync': `${FS}fs.linkSync(FILE, OUT)`,
    'a socket file': `const net = await import('node:net'); await new Promise((ok, no) => net.createServer().on('error', no).listen(OUT, ok)); await new Promise((r) => setTimeout(r, 100))`,
    'sqlite': `const { DatabaseSync } = await import('node:sqlite'); new DatabaseSync(OUT).exec('create table t (a)')`,
    'a heap snapshot': `(await import('node:v8')).writeHeapSnapshot(OUT)`,
    'a diagnostic report': `process.report.writeReport(OUT); (await import('node:fs')).accessSync(OUT)`,
    'mkdtemp': `${FS}fs.renameSync(fs.mkdtempSync('/tmp/attack-'), OUT)`,
    'copyFileSync': `${FS}fs.copyFileSync(FILE, OUT)`,
  }),
  walls('process: sockets', 'connection', {
    TCP: `${NET}await ask(net.connect(PORT, '127.0.0.1'))`,
    'TCP by name': `${NET}await ask(net.connect(PORT, 'localhost'))`,
    'a Unix socket': `${NET}await ask(net.connect(SOCKET))`,
    'fetch': `await fetch('http://127.0.0.1:' + PORT).catch((e) => { throw e.cause ?? e })`,
    'WebSocket': `await new Promise((ok, no) => { const w = new WebSocket('ws://127.0.0.1:' + PORT); w.onerror = (e) => no(e.error?.cause ?? e.error ?? e); w.onopen = ok })`,
    'http': `const http = await import('node:http'); await new Promise((ok, no) => http.get({ port: PORT, host: '127.0.0.1' }, ok).on('error', (e) => (e.code === 'ECONNRESET' || e.code?.startsWith('HPE') ? ok() : no(e))))`,
    'tls': `const tls = await import('node:tls'); await new Promise((ok, no) => tls.connect(PORT, '127.0.0.1').on('error', no).on('secureConnect', ok))`,
    'http2': `const h = await import('node:http2'); await new Promise((ok, no) => h.connect('http://127.0.0.1:' + PORT).on('error', no).on('close', ok))`,
    'the binding of TCP': `${STATUS}const { TCP, TCPConnectWrap, constants } = process.binding('tcp_wrap'); const t = new TCP(constants.SOCKET); const r = new TCPConnectWrap(); await new Promise((ok) => { r.oncomplete = ok; check(t.connect(r, '127.0.0.1', PORT)) })`,
    'the binding of pipes': `${STATUS}const { Pipe, PipeConnectWrap, constants } = process.binding('pipe_wrap'); const t = new Pipe(constants.SOCKET); const r = new PipeConnectWrap(); await new Promise((ok, no) => { r.oncomplete = (status) => { try { check(status); ok() } catch (error) { no(error) } }; check(t.connect(r, SOCKET)) })`,
  }),
  walls('process: new processes and threads', 'process', {
    spawnSync: `${CP}const { error } = cp.spawnSync('/bin/sh', ['-c', 'echo made > ' + OUT]); if (error) throw error`,
    'execSync': `${CP}cp.execSync('echo made > ' + OUT)`,
    'spawn': `${CP}await new Promise((ok, no) => cp.spawn('/bin/sh', ['-c', 'echo made > ' + OUT]).on('error', no).on('exit', ok))`,
    'fork': `${CP}await new Promise((ok, no) => cp.spawn(process.execPath, ['-e', 'require("fs").writeFileSync(process.argv[1], "made")', OUT]).on('error', no).on('exit', ok))`,
    'execve': `process.execve('/bin/sh', ['sh', '-c', 'echo made > ' + OUT], {})`,
    'a thread': `const { Worker } = await import('node:worker_threads'); await new Promise((ok, no) => new Worker('import("node:fs").then((fs) => fs.writeFileSync(' + JSON.stringify(OUT) + ', "made"))', { eval: true }).on('error', no).on('exit', ok))`,
  }),
  walls('process: signals', 'killed', {
    'process.kill': `process.kill(VICTIM, 'SIGKILL')`,
    'a stop signal': `process.kill(VICTIM, 'SIGSTOP'); process.kill(VICTIM, 'SIGKILL')`,
    'SIGTERM': `process.kill(VICTIM, 'SIGTERM')`,
    'process._kill': `${STATUS}check(process._kill(VICTIM, 9))`,
    'all processes of a group': `${STATUS}check(process._kill(VICTIM, 15)); process._kill(VICTIM, 9)`,
    'process._debugProcess, then a signal': `try { process._debugProcess(process.pid) } catch {} process.kill(VICTIM, 'SIGKILL')`,
  }),
  walls('process: environment and neighbours', 'environment', {
    'process.env': `return process.env.SALLYPORT_FLAG`,
    'the environment in /proc/self': `${FS}return fs.readFileSync('/proc/self/environ', 'utf8')`,
    'the environment of the parent': `${FS}return fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
    'the environment by a report': `return JSON.stringify(process.report.getReport().environmentVariables)`,
    'the environment by a child': `${CP}return cp.execSync('env').toString()`,
    'the memory of the parent': `${FS}const fd = fs.openSync('/proc/' + process.ppid + '/environ', 'r'); const b = Buffer.alloc(65536); return b.toString('utf8', 0, fs.readSync(fd, b))`,
  }),
]; // biome-ignore format: one attack a line
