import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getSingleton } from '@/lib/process/singleton';

const MEASURE = `console.log(require('fs').readFileSync('/proc/self/status', 'utf8').match(/VmData:\\s+(\\d+) kB/)[1])`;
/** Data of a Node process that does nothing, in MB: 48 with Node 20 and 22. */
const USUAL_MB = 64;
const KIB_PER_MB = 1_024;

const state = getSingleton('process.reservedMemory', (): { megabytes?: Promise<number> } => ({}));

/**
 * Address space that Node reserves at its start beyond the usual and never touches, in MB, but which the kernel counts
 * against a limit of data: since version 24 half a gigabyte for compiled code. Under a limit without it Node 24 doesn't
 * even start. Measured once per process, as it depends on version and architecture.
 */
export function measureReserved(): Promise<number> {
  state.megabytes ??= promisify(execFile)(process.execPath, ['-e', MEASURE], { env: { NODE_ENV: 'production' } }).then(
    ({ stdout }) => Math.max(0, Math.ceil(Number(stdout) / KIB_PER_MB) - USUAL_MB),
    () => 0,
  );
  return state.megabytes;
}
