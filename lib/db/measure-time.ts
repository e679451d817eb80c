import { z } from 'zod';
import { describeError, log } from '@/lib/log/log';
import { getCurrentMs, setCurrentTime } from '@/lib/time/current-time';
import { db } from './db';

/**
 * Interval between measurements: clocks drift by some milliseconds a minute, and a changed clock is detected within
 * this time.
 */
const MEASURE_MS = 30_000;
/** Number of samples; the fastest one counts, as the age of a response is known only to half of its round-trip time. */
const SAMPLES = 3;
/** Precision of the database's clock and of the transport of its response. */
const PRECISION_MS = 5;
/** Deviation above which the logs of two servers can no longer be read side by side. */
const LOG_THRESHOLD_MS = 2_000;

const clockRows = z.tuple([z.object({ ms: z.number() })]);

type Sample = { epochMs: number; at: number; errorMs: number };

/**
 * Adopts the database's time if the present one differs by more than the measurement error; throws the driver's error.
 */
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
 * Keeps this process on the database's time.
 *
 * @returns a function that stops it; settles after the first measurement or its failure
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
