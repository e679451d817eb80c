import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { buildVisibleNewsWhere } from '../workflow/workflow.queries';
import { listOtherEditors } from './autosave.queries';
import { autosaveInput, autosaveKeyInput } from './autosave.schema';

/** Maximum number of autosaves per account; the oldest are deleted. */
const MAX_AUTOSAVES = 50;

/**
 * Stores an autosave and records that the account is editing the item.
 *
 * @returns the time of the autosave, and the names of others who have the item open
 * @throws AppError 'missing' for an item that the viewer may not see
 */
export const saveAutosave = command({
  access: 'news.write',
  input: autosaveInput,
  run: async ({ key, id, version, content }, viewer, tx) => {
    const accountId = requireAccountId(viewer);
    if (id !== undefined) await recordEditing(tx, viewer, accountId, id);
    const savedAt = getCurrentTime();
    const row = { newsId: id ?? null, baseVersion: version ?? null, content, savedAt };
    const mine = await tx.newsAutosave.updateMany({ where: { id: key, accountId }, data: row });
    if (mine.count === 0) {
      await tx.newsAutosave.create({ data: { ...row, id: key, accountId } });
      await deleteOldest(tx, accountId);
    }
    const others = id === undefined ? [] : await listOtherEditors(viewer, id, tx);
    return { savedAt: savedAt.toISOString(), others };
  },
});

export const deleteAutosave = command({
  access: 'news.write',
  input: autosaveKeyInput,
  run: async ({ key }, viewer, tx) =>
    tx.newsAutosave.deleteMany({ where: { id: key, accountId: requireAccountId(viewer) } }),
});

async function recordEditing(tx: Transaction, viewer: Viewer, accountId: number, newsId: number): Promise<void> {
  const item = await tx.news.findFirst({
    where: { AND: [{ id: newsId }, buildVisibleNewsWhere(viewer)] },
    select: { id: true },
  });
  if (!item) throw new AppError('missing', pickMessage(words, 'newsroom.missing'));
  const seenAt = getCurrentTime();
  await tx.newsEditing.upsert({
    where: { newsId_accountId: { newsId, accountId } },
    create: { newsId, accountId, seenAt },
    update: { seenAt },
  });
}

async function deleteOldest(tx: Transaction, accountId: number): Promise<void> {
  const old = await tx.newsAutosave.findMany({
    where: { accountId },
    select: { id: true },
    orderBy: { savedAt: 'desc' },
    skip: MAX_AUTOSAVES,
  });
  if (old.length > 0) await tx.newsAutosave.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

function requireAccountId({ accountId }: Viewer): number {
  if (accountId === undefined) throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.forbidden'));
  return accountId;
}
