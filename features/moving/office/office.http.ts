import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { officeMoveMessages as words } from './office.messages';
import { findOwnProgress } from './office.queries';

/**
 * Progress of a run of the viewer's office, polled by its page.
 *
 * @throws AppError 'missing' for runs of others
 */
export async function getOwnProgress(viewer: Viewer, id: number) {
  const found = await findOwnProgress(viewer, id);
  if (!found) throw new AppError('missing', pickMessage(words, 'officeMove.missing'));
  return found;
}
