import { countAsk } from './ask-counters';
import type { Viewer } from './auth/viewer';
import { env } from './env';
import { tooMany } from './limits';

/** What must be rendered or queried, and searches, a minute and asker. */
const ASKS = 1_200;
const SEARCHES = 240;

/** Under which name somebody's asks are counted: the account, else the address, behind which a whole school may sit. */
export const askerOf = ({ accountId, address }: Pick<Viewer, 'accountId' | 'address'>): string =>
  accountId === undefined ? `address:${address ?? ''}` : `account:${accountId}`;

/**
 * Counts one question that costs work.
 *
 * @throws AppError 'limited' above 1,200 a minute
 */
export const spendAsk = (asker: Pick<Viewer, 'accountId' | 'address'>): void => spend('asks', ASKS, askerOf(asker));

/**
 * Counts one search.
 *
 * @throws AppError 'limited' above 240 a minute
 */
export const spendSearch = (asker: Pick<Viewer, 'accountId' | 'address'>): void =>
  spend('searches', SEARCHES, askerOf(asker));

function spend(name: string, points: number, asker: string): void {
  const msBeforeNext = countAsk(`${name}:${asker}`, points * env.LIMITS_FACTOR);
  if (msBeforeNext !== undefined) throw tooMany({ msBeforeNext });
}
