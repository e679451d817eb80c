import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { noticesMessages as words } from './notices.messages';
import { buildWrittenWhere } from './senders.queries';

/** Throws the reason why a draft could not be written: deleted, sent, or changed by somebody else. */
export async function throwWriteRefusal(tx: Transaction, viewer: Viewer, id: number): Promise<never> {
  const row = await tx.notice.findFirst({
    where: { AND: [{ id }, buildWrittenWhere(viewer)] },
    select: { sentAt: true },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'notices.notFound'));
  if (row.sentAt) throw new AppError('conflict', pickMessage(words, 'notices.alreadySent'));
  throw createStaleError(pickMessage(words, 'notices.changed'), { noun: 'notice', id });
}
