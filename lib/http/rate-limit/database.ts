import { createHmac } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { z } from 'zod';
import { getSecrets } from '@/lib/crypto/secrets';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';
import { recordLimitHit } from './hits';
import { type LimitName, type LimitRule, limitRules } from './limits';

type LimiterQuery = { text: string; values: readonly unknown[] };

/** Larger than any counter, smaller than any moment in milliseconds since 1970 that this code meets. */
const MIN_TIMESTAMP = 1_000_000_000_000;
const shiftTime = (value: unknown, ms: number): unknown =>
  typeof value === 'number' && value > MIN_TIMESTAMP ? value + ms : value;

/**
 * The library's statements, asked through the one database client. It reckons by this machine's clock; in the table stands
 * the time of all, so moments are moved by the difference on their way there and back.
 */
const store = {
  query: async ({ text, values }: LimiterQuery) => {
    const apart = getCurrentMs() - Date.now();
    const found = await db.$queryRawUnsafe<Record<string, unknown>[]>(
      text,
      ...values.map((value) => shiftTime(value, apart)),
    );
    const rows = found.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shiftTime(toNumber(value), -apart)])),
    );
    return { rows, rowCount: rows.length };
  },
};

/** A moment in milliseconds comes as a bigint and fits a number. */
const toNumber = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** One of the limits of the table; a name belongs to the one place that it is about. */
export const getLimiter = (name: LimitName): RateLimiterPostgres =>
  getSingleton(`limit.${name}`, () => createLimiter(name, limitRules[name]));

/**
 * Makes a limiter whose counters all instances share.
 *
 * @param name its counters' keys begin with it
 * @param rule its points are taken times the setting LIMITS_FACTOR
 */
export const createLimiter = (name: string, { points, seconds }: LimitRule): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: store,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // Old counters go with the sweep.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: points * env.LIMITS_FACTOR,
    duration: seconds,
  });

/**
 * Counts one more of what is limited.
 *
 * @throws AppError 'limited' with the time of the next try when there were too many
 */
export async function consume(limiter: RateLimiterPostgres, key: string, message = 'errors.limited'): Promise<void> {
  const over = await tryConsume(limiter, key);
  if (over) throw createRateLimitError(over, message);
}

/** The same without a refusal: true when this one is still within the limit. */
export const consumeWithin = async (limiter: RateLimiterPostgres, key: string): Promise<boolean> =>
  (await tryConsume(limiter, key)) === undefined;

/** The state of a counter that is over its limit, as the library throws it; its class may be another copy's. */
const overLimit = z.object({ consumedPoints: z.number(), msBeforeNext: z.number() });
export type OverLimit = z.infer<typeof overLimit>;

/**
 * Counts one more; comes back with the state of the counter when it is over the limit.
 *
 * @param client who is told of in the audit log then, where the key says more than that
 */
export async function tryConsume(
  limiter: RateLimiterPostgres,
  key: string,
  client = key,
): Promise<OverLimit | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    const { data } = overLimit.safeParse(refused);
    if (!data) throw refused;
    recordLimitHit(limiter.keyPrefix, client);
    return data;
  }
}

/**
 * Finds something by a key that nobody can guess, as long as its client has not tried too many that open nothing. Right ones
 * don't count: a school has one address.
 *
 * @param wrong counts keys that open nothing, by client
 * @returns undefined when the key opens nothing
 * @throws AppError 'limited' for a client that tried too many
 */
export async function findByKey<T>(
  wrong: RateLimiterPostgres,
  client: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const tried = await wrong.get(client);
  if (tried && tried.consumedPoints >= wrong.points) {
    recordLimitHit(wrong.keyPrefix, client);
    throw createRateLimitError(tried);
  }
  const found = await find();
  if (found === undefined) await tryConsume(wrong, client);
  return found;
}

/** The refusal of somebody who asked too often. */
export function createRateLimitError(
  { msBeforeNext }: Pick<OverLimit, 'msBeforeNext'>,
  message = 'errors.limited',
): AppError {
  return new AppError('limited', message, {}, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
}

/** The key of somebody's counter, which doesn't tell whose it is: a keyed hash of the name or e-mail. */
export const hashKey = (name: string): string =>
  createHmac('sha256', getSecrets().session).update(name).digest('base64url');
