import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;
const PARENT = 1;
/** User and system time, of the process and of the children that it has waited for. */
const TIMES = [11, 12, 13, 14];

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The fields of a process behind its name, which may hold spaces. */
const readStat = (pid) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/**
 * Processes and their children, at any depth.
 *
 * @param {number[]} roots
 * @returns {number[]} ids of those that run now
 */
export function listProcessTrees(roots) {
  const children = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(readStat(name)[PARENT]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (id) => [id, ...(children.get(id) ?? []).flatMap(below)];
  return roots.flatMap(below);
}

/** CPU seconds that the processes and all that they started have used so far, user and system together. */
export const getCpuSeconds = (roots) =>
  listProcessTrees(roots)
    .map(readStat)
    .flatMap((fields) => TIMES.map((at) => Number(fields[at] ?? 0)))
    .reduce((sum, ticks) => sum + ticks, 0) / TICKS;

/**
 * Memory of the processes and all that they started, in MiB: the proportional set size, so that what PostgreSQL's processes
 * share counts once.
 */
export const getMemoryMb = (roots) =>
  listProcessTrees(roots)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, kib) => sum + kib, 0) / 1_024;

/** Watches memory until told to stop. @returns {{ stop: () => number }} `stop` gives the most that was seen, in MiB */
export function watchMemory(roots, everyMs = 1_000) {
  let most = getMemoryMb(roots);
  const look = () => {
    most = Math.max(most, getMemoryMb(roots));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return most;
    },
  };
}
