import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { toClientKey } from '../client-address';
import { createRateLimitError } from './database';
import { recordLimitHit } from './hits';
import type { Budget } from './limits';
import { countAgainstLimit } from './memory';

/**
 * Points of a client per minute: `asks` for rendering, queries and writes; `searches`; `presence` for heartbeats of
 * open pages.
 */
const budgets = {
  asks: env.LIMIT_REQUESTS,
  searches: env.LIMIT_SEARCHES,
  presence: env.LIMIT_PRESENCE,
} as const satisfies Readonly<Record<Budget, number>>;

type RateLimitClient = Pick<Viewer, 'accountId' | 'address'>;

/** Key under which requests are counted: the account, else the client address, which a whole school may share. */
export const getRateLimitKey = ({ accountId, address }: RateLimitClient): string =>
  accountId === undefined ? `address:${toClientKey(address)}` : `account:${accountId}`;

/**
 * Takes points from a budget.
 *
 * @throws AppError 'limited' if it is used up
 */
export function consumePoints(budget: Budget, asker: RateLimitClient, cost = 1): void {
  const name = getRateLimitKey(asker);
  const msBeforeNext = countAgainstLimit(`${budget}:${name}`, budgets[budget] * env.LIMITS_FACTOR, cost);
  if (msBeforeNext === undefined) return;
  recordLimitHit(budget, name);
  throw createRateLimitError({ msBeforeNext });
}

/**
 * Counts one search.
 *
 * @throws AppError 'limited' above 240 a minute, unless set otherwise
 */
export const consumeSearchPoints = (asker: RateLimitClient): void => consumePoints('searches', asker);
