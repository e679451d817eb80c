import { codeOf } from '../code-of';
import { isDatabaseAway } from '../errors';
import { describeError, log } from '../log';
import { shared } from '../shared';
import { keepTraffic } from './commands';
import { readTrafficSetting } from './queries';
import { isRepeated } from './rules';
import type { TrafficLine } from './schema';

/** So many lines wait at most, some 10 MB; what comes beyond is lost, and how many that were is told. */
export const MOST_WAITING = 20_000;
const AT_ONCE = 500;
/** Prisma's code for a statement that the database refused; other errors pass. */
const REFUSED_CODE = 'P2010';
const WRITE_MS = 1_000;
const MINUTE_MS = 60_000;
/** Askers whose repeated questions are remembered for a minute. */
const MOST_ASKERS = 50_000;

type State = { waiting: TrafficLine[]; lost: number; on: boolean; repeated: Set<string>; minute: number };

const state = shared(
  'traffic.recorder',
  (): State => ({ waiting: [], lost: 0, on: true, repeated: new Set(), minute: 0 }),
);

/** Takes a line, at once and without waiting for anything. */
export function noteTraffic(line: TrafficLine): void {
  if (!state.on || isKnown(line)) return;
  if (state.waiting.length >= MOST_WAITING) state.lost += 1;
  else state.waiting.push(line);
}

/** Whether the same was asked from the same address in this minute, where that is asked every few seconds. */
function isKnown({ path, address, session, at }: TrafficLine): boolean {
  if (!isRepeated(path)) return false;
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (minute !== state.minute || state.repeated.size >= MOST_ASKERS) state.repeated.clear();
  state.minute = minute;
  const key = `${path} ${address} ${session === undefined ? '' : Buffer.from(session).toString('base64url')}`;
  const isThere = state.repeated.has(key);
  state.repeated.add(key);
  return isThere;
}

/**
 * Writes down what waits. What can't be written waits on.
 *
 * @returns how many lines were written
 */
export async function writeTraffic(): Promise<number> {
  const { on } = await readTrafficSetting();
  state.on = on;
  if (!on) state.waiting.length = 0;
  if (state.lost > 0) {
    log.warn({ lost: state.lost }, 'lines of the traffic log were lost');
    state.lost = 0;
  }
  let written = 0;
  while (state.waiting.length > 0) {
    const some = state.waiting.slice(0, AT_ONCE);
    const isKept = await keep(some);
    state.waiting.splice(0, some.length);
    if (isKept) written += some.length;
    else state.lost += some.length;
  }
  return written;
}

/** Lines that the database will never take must not keep the others waiting. */
async function keep(lines: readonly TrafficLine[]): Promise<boolean> {
  try {
    await keepTraffic(lines).catch(() => keepTraffic(lines));
    return true;
  } catch (error) {
    if (isDatabaseAway(error) || codeOf(error) !== REFUSED_CODE) throw error;
    log.error({ error: describeError(error) }, 'lines of the traffic log were refused');
    return false;
  }
}

/**
 * Writes down every second what waits.
 *
 * @returns what stops it, when the last lines are written
 */
export function startTraffic(): () => Promise<void> {
  let under: Promise<unknown> | undefined;
  const write = () => {
    under ??= writeTraffic()
      .catch((error: unknown) => log.warn({ error: describeError(error) }, 'the traffic log could not be written'))
      .finally(() => {
        under = undefined;
      });
    return under;
  };
  const timer = setInterval(write, WRITE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await under;
    await write();
  };
}
