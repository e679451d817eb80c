import { getResidentMb, listProcessTrees, readProcFile } from '../bench/processes.mjs';

const EVERY_MS = 5_000;
/** Fraction of a run in which caches and heaps fill. */
const WARMING = 0.25;
/** Maximum growth of a process's memory after that, in MiB. */
const BOUND_MIB = 200;
/** Minimum number of samples for a verdict. */
const FEWEST = 12;

/** Long-lived processes of a portal: the gateway and the render workers. */
export const listLasting = (pid) =>
  listProcessTrees([pid]).filter((id) => id === pid || readProcFile(`/proc/${id}/cmdline`).includes('--draw'));

/** Samples the memory of each long-lived process until stopped. */
export function watchMemory(pid) {
  const began = performance.now();
  const samples = new Map();
  const look = () => {
    const at = (performance.now() - began) / 60_000;
    for (const id of listLasting(pid)) samples.set(id, [...(samples.get(id) ?? []), { at, held: getResidentMb(id) }]);
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return [...samples].map(([id, taken]) => describe(id, taken));
  };
}

/** @returns {{ pid: number, first: number, last: number, slope: number, grows: boolean }} MiB, and MiB a minute */
function describe(pid, taken) {
  const after = taken.slice(Math.floor(taken.length * WARMING));
  const part = Math.max(1, Math.floor(after.length / 5));
  const [first, last] = [median(after.slice(0, part)), median(after.slice(-part))];
  return { pid, first, last, slope: getSlope(after), grows: after.length >= FEWEST && last - first > BOUND_MIB };
}

const median = (taken) => taken.map(({ held }) => held).sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;

/** Slope of the linear regression through the samples. */
function getSlope(taken) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [time, held] = [mean(taken.map(({ at }) => at)), mean(taken.map((sample) => sample.held))];
  const spread = taken.reduce((sum, { at }) => sum + (at - time) ** 2, 0);
  return spread === 0 ? 0 : taken.reduce((sum, sample) => sum + (sample.at - time) * (sample.held - held), 0) / spread;
}
