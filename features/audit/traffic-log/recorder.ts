import { randomUUID } from 'node:crypto';
import { joinKey } from '@/lib/cache/cache-key';
import { isOutage } from '@/lib/errors/errors';
import { getErrorCode } from '@/lib/log/error-code';
import { describeError, log } from '@/lib/log/log';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from '@/lib/process/singleton';
import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { storeTraffic } from './traffic-log.commands';
import { readTrafficSetting } from './traffic-log.queries';
import { isFolded, isPolledPath } from './traffic-log.rules';

/** So many lines wait at most, some 10 MB; what comes beyond is lost, and how many requests that were is told. */
export const MAX_WAITING_LINES = 20_000;
const WRITE_BATCH = 1_000;
/** Prisma's code for a statement that the database refused; other errors pass. */
const REJECTED_CODE = 'P2010';
const WRITE_MS = 1_000;
const MINUTE_MS = 60_000;
/** Different requests of one minute that are known again, and how long their description may be: 20 MB at most. */
const MAX_REMEMBERED = 20_000;
const KEY_LENGTH = 1_000;

/**
 * The first of the same requests in this minute, when the last came, and how many came after the first. Of the last nothing
 * else is held, not even its id: under load each would grow old before the next takes its place, and fill the part of the
 * heap that is tidied up seldom.
 */
type Repeats = { line: TrafficLine; isHeartbeat: boolean; at: number; asks: number };
/** By who asked, and by what: both are texts that are there already, as none is put together and read for each request. */
type Known = Map<string, Map<string, Repeats>>;
type State = { waiting: TrafficLine[]; lost: number; on: boolean; known: Known; size: number; minute: number };

const state = getSingleton(
  'traffic.recorder',
  (): State => ({ waiting: [], lost: 0, on: true, known: new Map(), size: 0, minute: 0 }),
);
registerQueueGauge('traffic', () => state.waiting.length);

/**
 * Takes a line, at once and without waiting for anything. Of requests that only read, the first of a minute is written as it
 * is, and those that are the same in everything but their time are one more line when the minute is over.
 */
export function recordTrafficLine(line: TrafficLine): void {
  if (!state.on) return;
  closeMinuteBefore(line.at.getTime());
  const asked = toRequestKey(line);
  const there = state.known.get(line.reader.key)?.get(asked);
  if (!there) {
    rememberRequest(line, asked);
    enqueueLine(line);
    return;
  }
  there.at = line.at.getTime();
  there.asks += there.isHeartbeat ? 0 : 1;
}

/** A path begins with a slash, a key of several parts with a digit. */
const toRequestKey = ({ method, path, status }: TrafficLine): string =>
  method === 'GET' && status === 200 && path.startsWith('/') ? path : joinKey(method, status, path);

/** Remembers the first of what may be asked again. */
function rememberRequest(line: TrafficLine, asked: string): void {
  const isHeartbeat = isPolledPath(line.path);
  if (!isHeartbeat && !isFolded(line)) return;
  const { at, reader } = line;
  if (state.size >= MAX_REMEMBERED || reader.key.length + asked.length > KEY_LENGTH) return;
  const ofReader = state.known.get(reader.key) ?? new Map<string, Repeats>();
  state.known.set(reader.key, ofReader.set(asked, { line, isHeartbeat, at: at.getTime(), asks: 0 }));
  state.size += 1;
}

function enqueueLine(line: TrafficLine): void {
  if (state.waiting.length >= MAX_WAITING_LINES) state.lost += line.asks ?? 1;
  else state.waiting.push(line);
}

/** Closes the minute before the one of this moment, where that isn't done. */
function closeMinuteBefore(moment: number): void {
  const minute = Math.floor(moment / MINUTE_MS);
  if (minute <= state.minute) return;
  state.minute = minute;
  closeMinute();
}

/** Takes the lines of what was asked again, each with an id of its own, as it stands for many. */
export function closeMinute(): void {
  for (const ofReader of state.known.values())
    for (const { line, at, asks } of ofReader.values())
      if (asks > 0) enqueueLine({ ...line, at: new Date(at), requestId: randomUUID(), asks });
  clearKnown();
}

function clearKnown(): void {
  state.known.clear();
  state.size = 0;
}

/**
 * Writes down what waits. What can't be written waits on.
 *
 * @returns how many lines were written
 */
export async function writeTraffic(): Promise<number> {
  const { on } = await readTrafficSetting();
  state.on = on;
  closeMinuteBefore(Date.now());
  if (!on) {
    state.waiting.length = 0;
    clearKnown();
  }
  if (state.lost > 0) {
    log.warn({ lost: state.lost }, 'lines of the traffic log were lost');
    state.lost = 0;
  }
  let written = 0;
  while (state.waiting.length > 0) {
    const some = state.waiting.slice(0, WRITE_BATCH);
    const kept = await storeLines(some);
    state.waiting.splice(0, some.length);
    written += kept;
    state.lost += some.length - kept;
  }
  return written;
}

/** Lines that the database will never take must not keep the others waiting: they are found by halves. */
async function storeLines(lines: readonly TrafficLine[]): Promise<number> {
  try {
    await storeTraffic(lines).catch(() => storeTraffic(lines));
    return lines.length;
  } catch (error) {
    if (isOutage(error) || getErrorCode(error) !== REJECTED_CODE) throw error;
    if (lines.length === 1) {
      log.error({ error: describeError(error) }, 'a line of the traffic log was refused');
      return 0;
    }
    const middle = Math.ceil(lines.length / 2);
    return (await storeLines(lines.slice(0, middle))) + (await storeLines(lines.slice(middle)));
  }
}

/**
 * Writes down every second what waits.
 *
 * @returns what stops it, when the last lines are written
 */
export function startTrafficRecorder(): () => Promise<void> {
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
    closeMinute();
    await write();
  };
}
