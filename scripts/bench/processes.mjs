import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second in /proc, the same on every Linux that Node supports. */
const TICKS = 100;
const PARENT = 1;
/** Indexes of user and system time, of the process and of its reaped children. */
const TIMES = [11, 12, 13, 14];

/** Text of a file in /proc; empty if the process has ended meanwhile, or on another system than Linux. */
export const readProcFile = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Fields of a process after its name, which may contain spaces. */
const readStat = (pid) => {
  const stat = readProcFile(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/**
 * Processes and their descendants.
 *
 * @param {number[]} roots
 * @returns {number[]} ids of the running ones
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

/** CPU seconds used so far by the processes and their descendants, user and system together. */
export const getCpuSeconds = (roots) =>
  listProcessTrees(roots)
    .map(readStat)
    .flatMap((fields) => TIMES.map((at) => Number(fields[at] ?? 0)))
    .reduce((sum, ticks) => sum + ticks, 0) / TICKS;

/**
 * Memory of the processes and their descendants, in MiB: the proportional set size, so that memory shared by
 * PostgreSQL's processes counts once.
 */
export const getMemoryMb = (roots) =>
  listProcessTrees(roots)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProcFile(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, kib) => sum + kib, 0) / 1_024;

/** Resident memory of a process in MiB; 0 if it has ended. */
export const getResidentMb = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readProcFile(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024;

/** Samples memory until stopped. @returns {{ stop: () => number }} `stop` returns the maximum, in MiB */
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
