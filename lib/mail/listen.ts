import { listenToDatabase } from '@/lib/db/listen';
import { MAIL_CHANNEL } from './outbox';

/**
 * Listens for mails that become due, on its own connection, until the signal.
 *
 * @param ring called for each notification, and when listening starts, as notifications may have been missed
 */
export const listenForMail = (ring: () => void, signal: AbortSignal): Promise<void> =>
  listenToDatabase(
    { name: 'mail', channel: MAIL_CHANNEL, pausesMs: [500, 30_000], onNotify: ring, onListening: ring },
    signal,
  );
