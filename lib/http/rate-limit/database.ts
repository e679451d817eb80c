import { createHmac } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { z } from 'zod';
import { getSecrets } from '@/lib/crypto/secrets';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';
import { recordLimitHit } from './hits';
import { type LimitName, type LimitRule, limitRules } from './limits';

type LimiterQuery = { text: string; values: readonly unknown[] };

/** Threshold between counters and timestamps in milliseconds since 1970. */
const MIN_TIMESTAMP = 1_000_000_000_000;
const shiftTime = (value: unknown, ms: number): unknown =>
  typeof value === 'number' && value > MIN_TIMESTAMP ? value + ms : value;

/**
 * Runs the library's statements on the database client. The library uses this machine's clock, while the table holds
 * the shared time, so timestamps are shifted by the difference in both directions.
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

/** A timestamp in milliseconds comes as a bigint and fits a number. */
const toNumber = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** The limiter of a rule of the table; each name is used in one place. */
export const getLimiter = (name: LimitName): RateLimiterPostgres =>
  getSingleton(`limit.${name}`, () => createLimiter(name, limitRules[name]));

/**
 * Creates a limiter whose counters all instances share.
 *
 * @param name prefix of its counters' keys
 * @param rule its points are multiplied by the setting LIMITS_FACTOR
 */
export const createLimiter = (name: string, { points, seconds }: LimitRule): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: store,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // The cleanup job deletes old counters.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: points * env.LIMITS_FACTOR,
    duration: seconds,
  });

/**
 * Counts one use of a limit.
 *
 * @throws AppError 'limited' with the retry time above the limit
 */
export async function consume(limiter: RateLimiterPostgres, key: string, message?: KeyedMessage): Promise<void> {
  const over = await tryConsume(limiter, key);
  if (over) throw createRateLimitError(over, message);
}

/** Counts one use without throwing: true if it is within the limit. */
export const consumeWithin = async (limiter: RateLimiterPostgres, key: string): Promise<boolean> =>
  (await tryConsume(limiter, key)) === undefined;

/** State of an exceeded counter, as the library throws it; not checked by class, as that may come from another copy. */
const overLimit = z.object({ consumedPoints: z.number(), msBeforeNext: z.number() });
export type OverLimit = z.infer<typeof overLimit>;

/**
 * Counts one use; returns the state of the counter if it is over the limit.
 *
 * @param client name for the audit log, if the key contains more than the client
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
 * Finds an object by an unguessable key, unless its client has tried too many invalid keys. Valid ones are not counted:
 * a school shares one address.
 *
 * @param wrong counts invalid keys, by client
 * @returns undefined for an invalid key
 * @throws AppError 'limited' for a client with too many invalid keys
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

/** The error for a client over its rate limit. */
export function createRateLimitError(
  { msBeforeNext }: Pick<OverLimit, 'msBeforeNext'>,
  message: KeyedMessage = pickMessage(errorMessages, 'errors.limited'),
): AppError {
  return new AppError('limited', message, {}, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
}

/** Anonymous key of a counter: a keyed hash of a name or e-mail. */
export const hashKey = (name: string): string =>
  createHmac('sha256', getSecrets().session).update(name).digest('base64url');
