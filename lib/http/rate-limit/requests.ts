import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { toClientKey } from '../client-address';
import { createRateLimitError } from './database';
import { recordLimitHit } from './hits';
import type { Budget } from './limits';
import { countAgainstLimit } from './memory';

/** Points that an asker has a minute: for what is rendered, queried or written; for searches; for words that a page is open. */
const budgets = {
  asks: env.LIMIT_REQUESTS,
  searches: env.LIMIT_SEARCHES,
  presence: env.LIMIT_PRESENCE,
} as const satisfies Readonly<Record<Budget, number>>;

type RateLimitClient = Pick<Viewer, 'accountId' | 'address'>;

/** Under which name somebody's asks are counted: the account, else the client, behind which a whole school may sit. */
export const getRateLimitKey = ({ accountId, address }: RateLimitClient): string =>
  accountId === undefined ? `address:${toClientKey(address)}` : `account:${accountId}`;

/**
 * Takes points from a budget.
 *
 * @throws AppError 'limited' when it is used up
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
 * @throws AppError 'limited' above 240 a minute, if the setting says nothing else
 */
export const consumeSearchPoints = (asker: RateLimitClient): void => consumePoints('searches', asker);
