import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { MINUTE_MS } from '@/lib/time/units';
import type { Viewer } from './viewer';

/**
 * Requires that the person behind a session has typed the password or a code a short while ago: what can't be undone must
 * not be open to whoever finds a browser logged in. A viewer without a session is the portal itself.
 *
 * @throws AppError 'forbidden' with the key 'errors.proof'
 */
export function assertFreshProof({ accountId, session }: Viewer, now = getCurrentTime()): void {
  if (accountId === undefined || !session) return;
  const age = session.provedAt ? now.getTime() - session.provedAt.getTime() : Number.POSITIVE_INFINITY;
  // A proof of the future was dated by a clock that has been put back since.
  if (age < -MINUTE_MS || age > env.FRESH_PROOF_MINUTES * MINUTE_MS)
    throw new AppError('forbidden', pickMessage(errorMessages, 'errors.proof'));
}

/** True for the refusal of `assertFreshProof`. */
export const isProofError = (error: unknown): error is AppError =>
  error instanceof AppError && error.key === 'errors.proof';
