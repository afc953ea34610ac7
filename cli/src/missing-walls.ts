/** What process mode can't do, in the words that `up` prints and docs/containers.md explains. */

export const MISSING_WALLS = `Sallyport runs as processes of this user instead. That is for trying out; these walls are missing:
  - scripts are held by their runner's own locks alone: no container without a network stands around them
  - hub and workers reach every address: there is no allow-list and no separate network
  - every process can read this user's files, the token files of all workers among them
  - nothing but the runners has a limit on memory, processor and number of processes`;
