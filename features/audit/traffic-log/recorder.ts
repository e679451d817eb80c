import { randomUUID } from 'node:crypto';
import { joinKey } from '@/lib/cache/cache-key';
import { isOutage } from '@/lib/errors/errors';
import { repeat } from '@/lib/jobs/repeat';
import { getErrorCode } from '@/lib/log/error-code';
import { describeError, log } from '@/lib/log/log';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from '@/lib/process/singleton';
import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { MINUTE_MS } from '@/lib/time/units';
import { storeTraffic } from './traffic-log.commands';
import { readTrafficSetting } from './traffic-log.queries';
import { isFolded, isPolledPath } from './traffic-log.rules';

/** Buffer limit (about 10 MB). Lines beyond it are dropped, and their requests counted. */
export const MAX_WAITING_LINES = 20_000;
const WRITE_BATCH = 1_000;
/** Prisma's code for a statement that the database rejected; other errors are transient. */
const REJECTED_CODE = 'P2010';
const WRITE_MS = 1_000;
/** Maximum number of distinct requests tracked per minute, and length of their keys: 20 MB at most. */
const MAX_REMEMBERED = 20_000;
const KEY_LENGTH = 1_000;

/**
 * The first of identical requests in a minute, the time of the last, and the number after the first. Nothing else of
 * the last request is retained, not even its id: under load such objects would be promoted to the old generation of the
 * heap, which is collected rarely.
 */
type Repeats = { line: TrafficLine; isHeartbeat: boolean; at: number; asks: number };
/** By client and by request. Both keys are mostly existing strings, so that none is built and hashed per request. */
type Known = Map<string, Map<string, Repeats>>;
type State = { waiting: TrafficLine[]; lost: number; on: boolean; known: Known; size: number; minute: number };

const state = getSingleton(
  'traffic.recorder',
  (): State => ({ waiting: [], lost: 0, on: true, known: new Map(), size: 0, minute: 0 }),
);
registerQueueGauge('traffic', () => state.waiting.length);

/**
 * Records a line synchronously. The first of identical read requests in a minute is written as it is; its repeats are
 * merged into one more line when the minute is over.
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

/** Key of a request. A bare path begins with a slash and a joined key with a digit, so they cannot collide. */
const toRequestKey = ({ method, path, status }: TrafficLine): string =>
  method === 'GET' && status === 200 && path.startsWith('/') ? path : joinKey(method, status, path);

/** Tracks the first of requests whose repeats are merged. */
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

/** Closes the previous minute when `moment` is in a new one. */
function closeMinuteBefore(moment: number): void {
  const minute = Math.floor(moment / MINUTE_MS);
  if (minute <= state.minute) return;
  state.minute = minute;
  closeMinute();
}

/** Queues the merged lines of repeats, each with a new id, as it represents many requests. */
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
 * Writes the queued lines. If the database is unavailable, they stay queued.
 *
 * @returns number of lines written
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

/** Stores lines. Bisects a rejected batch, so that a line the database never accepts does not block the others. */
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
 * Writes the queued lines every second.
 *
 * @returns stop function, which resolves when the last lines are written
 */
export function startTrafficRecorder(): () => Promise<void> {
  const write = () =>
    writeTraffic().catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'the traffic log could not be written'),
    );
  const stop = repeat(write, WRITE_MS);
  return async () => {
    await stop();
    closeMinute();
    await write();
  };
}
