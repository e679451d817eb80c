import { openTurns } from '@/lib/process/turns';

/**
 * Runs work on pictures in turn: one at a time, as two processors are left to readers where there are more.
 *
 * @throws AppError 'busy' with the time of the next try when too much is waiting already
 */
export const inTurn = openTurns('pictures', { atOnce: 1, waiting: 40, key: 'media.busy', retrySeconds: 10 });
