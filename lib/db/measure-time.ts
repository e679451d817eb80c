import { z } from 'zod';
import { describeError, log } from '@/lib/log/log';
import { getCurrentMs, setCurrentTime } from '@/lib/time/current-time';
import { db } from './db';

/** Clocks run apart by some milliseconds a minute; one that is set is found out this long after. */
const MEASURE_MS = 30_000;
/** The quickest of so many questions counts: the answer's age is known only to half of the time that it took. */
const SAMPLES = 3;
/** The database's clock and the transport of its answer are no more exact than this. */
const PRECISION_MS = 5;
/** So far apart two servers' logs can no longer be read side by side. */
const LOG_THRESHOLD_MS = 2_000;

const clockRows = z.tuple([z.object({ ms: z.number() })]);

type Sample = { epochMs: number; at: number; errorMs: number };

/** Takes over the database's time where the present one differs by more than can be measured; throws the driver's error. */
export async function measureTime(): Promise<void> {
  let best = await takeSample();
  for (let taken = 1; taken < SAMPLES; taken += 1) {
    const sample = await takeSample();
    if (sample.errorMs < best.errorMs) best = sample;
  }
  const apartMs = Math.abs(best.epochMs - getCurrentMs(best.at));
  if (apartMs <= best.errorMs + PRECISION_MS) return;
  setCurrentTime(best.epochMs, best.at);
  if (apartMs > LOG_THRESHOLD_MS)
    log.warn({ apartMs: Math.round(apartMs) }, 'the clock was set to the database’s time');
}

async function takeSample(): Promise<Sample> {
  const begun = performance.now();
  const [{ ms }] = clockRows.parse(
    await db.$queryRaw`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
  );
  const errorMs = (performance.now() - begun) / 2;
  return { epochMs: ms, at: begun + errorMs, errorMs };
}

/**
 * Keeps this process at the database's time.
 *
 * @returns what stops it; settles after the first measurement, or its failure
 */
export async function startTimeSync(): Promise<() => void> {
  const measure = () =>
    measureTime().catch((error: unknown) =>
      log.debug({ error: describeError(error) }, 'the time could not be measured'),
    );
  await measure();
  const timer = setInterval(() => void measure(), MEASURE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
