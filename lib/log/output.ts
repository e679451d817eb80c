import { writeSync } from 'node:fs';
import { getErrorCode } from './error-code';

const STDOUT = 1;
/** Maximum wait for a slow reader before a line is dropped, and the steps of this wait. */
const MAX_WAIT_MS = 200;
const STEP_MS = 5;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Output of the log: a file or pipe, one write per line. A line that can't be written, as the volume is full or the
 * reader has gone, is dropped and counted; the process continues. The next line that can be written is preceded by that
 * count.
 *
 * @param fd standard output, except in tests
 */
export function createLogOutput(fd = STDOUT): { write: (line: string) => void } {
  let lost = 0;
  let isClosed = false;
  let isTorn = false;
  const put = (text: string): boolean => {
    const bytes = Buffer.from(isTorn ? `\n${text}` : text);
    let at = 0;
    for (let left = MAX_WAIT_MS; at < bytes.length; ) {
      try {
        at += writeSync(fd, bytes, at);
      } catch (error) {
        const code = getErrorCode(error);
        isClosed = code === 'EPIPE' || code === 'EBADF';
        if (code === 'EAGAIN' && left > 0) {
          Atomics.wait(sleeper, 0, 0, STEP_MS);
          left -= STEP_MS;
          continue;
        }
        isTorn = isTorn || at > 0;
        return false;
      }
    }
    isTorn = false;
    return true;
  };
  return {
    write: (line) => {
      if (isClosed) return;
      if (lost > 0 && put(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lost, msg: LOST })}\n`))
        lost = 0;
      if (!put(line)) lost += 1;
    },
  };
}

const LOST = 'lines of the log were lost';
