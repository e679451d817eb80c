import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProcessTrees, readProcFile } from '../bench/processes.mjs';
import { runTrial } from './trial.mjs';

const SHIFT = new URL('./shift-clock.mjs', import.meta.url).href;
const DAY_MS = 86_400_000;

const listWorkers = ({ pid }) =>
  listProcessTrees([pid]).filter((one) => readProcFile(`/proc/${one}/cmdline`).includes('--draw'));

/** One of two render workers stops doing anything, without ending. */
export async function tryHangingWorker({ env }) {
  let hung;
  const signal = (name) => hung && process.kill(hung, name);
  return runTrial({
    env: { ...env, WEB_CONCURRENCY: '2' },
    strike: async (server) => {
      // The second one: the first also does the work of the background.
      hung = listWorkers(server).at(-1);
      signal('SIGSTOP');
    },
    // Unless the gateway has replaced it by then.
    heal: async (server) => listWorkers(server).includes(hung) && signal('SIGCONT'),
  });
}

/** The clock of this machine, as every process of the portal sees it, jumps by a day, and back. */
const tryClock =
  (days) =>
  async ({ env }) => {
    const file = join(env.DATA_DIR, 'clock-shift');
    const shift = async (ms) => writeFileSync(file, String(ms));
    await shift(0);
    return runTrial({
      env: { ...env, NODE_OPTIONS: `--import=${SHIFT}`, CLOCK_SHIFT_FILE: file },
      writes: 'done',
      ready: 200,
      strike: () => shift(days * DAY_MS),
      heal: () => shift(0),
    });
  };
export const tryClockAhead = tryClock(1);
export const tryClockBehind = tryClock(-1);

/** The disk of the log is full. */
export const tryFullLog = ({ env }) =>
  runTrial({
    env: { ...env, LOG_LEVEL: 'debug' },
    output: openSync('/dev/full', 'w'),
    writes: 'done',
    ready: 200,
    strike: async () => undefined,
    heal: async () => undefined,
  });
