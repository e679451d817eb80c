import { writeSync } from 'node:fs';
import { getErrorCode } from './error-code';

const STDOUT = 1;
/** A reader that is slow is waited for so long in all, in steps, before a line is given up. */
const MAX_WAIT_MS = 200;
const STEP_MS = 5;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Where lines of the log go: a file or pipe, one write a line. A line that can't be written, as the volume is full or the
 * reader has gone, is lost and counted; it ends nothing. The next one that can be written is preceded by how many there were.
 *
 * @param fd standard output, but for tests
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
