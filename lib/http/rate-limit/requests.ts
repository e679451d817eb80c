import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { clientKey } from '../client-address';
import { tooMany } from './database';
import { noteLimitHit } from './hits';
import type { Budget } from './limits';
import { countAsk } from './memory';

/** Points that an asker has a minute: for what is rendered, queried or written; for searches; for words that a page is open. */
const budgets = {
  asks: env.LIMIT_REQUESTS,
  searches: env.LIMIT_SEARCHES,
  presence: env.LIMIT_PRESENCE,
} as const satisfies Readonly<Record<Budget, number>>;

type Asker = Pick<Viewer, 'accountId' | 'address'>;

/** Under which name somebody's asks are counted: the account, else the client, behind which a whole school may sit. */
export const askerOf = ({ accountId, address }: Asker): string =>
  accountId === undefined ? `address:${clientKey(address)}` : `account:${accountId}`;

/**
 * Takes points from a budget.
 *
 * @throws AppError 'limited' when it is used up
 */
export function spendPoints(budget: Budget, asker: Asker, cost = 1): void {
  const name = askerOf(asker);
  const msBeforeNext = countAsk(`${budget}:${name}`, budgets[budget] * env.LIMITS_FACTOR, cost);
  if (msBeforeNext === undefined) return;
  noteLimitHit(budget, name);
  throw tooMany({ msBeforeNext });
}

/**
 * Counts one search.
 *
 * @throws AppError 'limited' above 240 a minute, if the setting says nothing else
 */
export const spendSearch = (asker: Asker): void => spendPoints('searches', asker);
