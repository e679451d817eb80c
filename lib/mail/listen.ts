import { listenToDatabase } from '@/lib/db/listen';
import { MAIL_CHANNEL } from './outbox';

/**
 * Listens for mails that come due, on a connection of its own, until the signal.
 *
 * @param ring called for each notice, and when listening begins, as notices may have been missed
 */
export const listenForMail = (ring: () => void, signal: AbortSignal): Promise<void> =>
  listenToDatabase(
    { name: 'mail', channel: MAIL_CHANNEL, pausesMs: [500, 30_000], onNotify: ring, onListening: ring },
    signal,
  );
