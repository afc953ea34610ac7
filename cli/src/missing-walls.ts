/** What process mode can't do, in the words that `up` prints and docs/containers.md explains. */

/** As sandbox/src/lock/ has it: a system-call filter of Linux, with tables for these two. */
const canLock = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
const NO_LOCK = `
  - runners cannot lock themselves: this system has no seccomp; node's permission model and the heap limit are what holds them
  - nobody watches their processor time and their memory outside the heap; a busy one outlives a keeper that is killed`;

export const MISSING_WALLS = `Sallyport runs as processes of this user instead. That is for trying out; these walls are missing:
  - scripts are held by their runner's own locks alone: no container without a network stands around them
  - hub and workers reach every address: there is no allow-list and no separate network
  - every process can read this user's files, the token files of all workers among them
  - nothing but the runners has a limit on memory, processor and number of processes${canLock ? '' : NO_LOCK}`;
