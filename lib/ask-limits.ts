import type { Viewer } from './auth/viewer';
import { limit, MINUTE_SECONDS, spend } from './limits';

/** What must be rendered or queried, and searches, a minute and asker. */
const asks = () => limit('asks', 1_200, MINUTE_SECONDS);
const searches = () => limit('searches', 240, MINUTE_SECONDS);

/** Under which name somebody's asks are counted: the account, else the address, behind which a whole school may sit. */
export const askerOf = ({ accountId, address }: Pick<Viewer, 'accountId' | 'address'>): string =>
  accountId === undefined ? `address:${address ?? ''}` : `account:${accountId}`;

/**
 * Counts one question that costs work.
 *
 * @throws AppError 'limited' above 1,200 a minute
 */
export const spendAsk = (asker: Pick<Viewer, 'accountId' | 'address'>): Promise<void> => spend(asks(), askerOf(asker));

/**
 * Counts one search.
 *
 * @throws AppError 'limited' above 240 a minute
 */
export const spendSearch = (asker: Pick<Viewer, 'accountId' | 'address'>): Promise<void> =>
  spend(searches(), askerOf(asker));
