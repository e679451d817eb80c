import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { can, type Right } from './access';
import type { AccountRole } from './roles';
import type { Viewer } from './viewer';

/** A viewer who is signed in. */
export type SignedInViewer = Viewer & { role: AccountRole; accountId: number };

const hasAccount = (viewer: Viewer): viewer is SignedInViewer =>
  viewer.role !== 'visitor' && viewer.accountId !== undefined;

/**
 * Requires a signed-in viewer, so that a session that has ended is reported as such and not as a missing right.
 *
 * @param right a session without it counts as not signed in, as one whose login is not complete
 * @throws AppError 'unauthenticated'
 */
export function requireAccount(viewer: Viewer, right?: Right): SignedInViewer {
  if (hasAccount(viewer) && (right === undefined || can(viewer, right))) return viewer;
  throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
}
