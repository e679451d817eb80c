import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import type { NewsContent } from '../item/content.schema';
import { writeDraft } from '../item/draft.store';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { buildVisibleNewsWhere } from '../workflow/workflow.queries';
import { listOtherEditors } from './autosave.queries';
import { autosaveInput, autosaveKeyInput } from './autosave.schema';

/** Maximum number of autosaves per account; the oldest are deleted. */
const MAX_AUTOSAVES = 50;

/**
 * Autosaves: a new item becomes a draft, a draft is written, and what readers or approvers see keeps its text, with the
 * autosave beside it. Records that the account is editing the item.
 *
 * @returns the time of the autosave, where it went, and the names of others who have the item open
 * @throws AppError 'missing' for an item that the viewer may not see, 'forbidden', 'invalid'
 */
export const saveAutosave = command({
  access: 'news.write',
  input: autosaveInput,
  run: async (input, viewer, tx) => {
    const accountId = requireAccountId(viewer);
    const saved = await writeDraft(tx, viewer, input);
    await recordEditing(tx, viewer, accountId, saved.id);
    const savedAt = getCurrentTime();
    const { id, version } = saved;
    if (saved.state === 'draft') await tx.newsAutosave.deleteMany({ where: { id: input.key, accountId } });
    else await storeBeside(tx, accountId, { ...input, newsId: id, baseVersion: version || null, savedAt });
    return { ...saved, savedAt: savedAt.toISOString(), others: await listOtherEditors(viewer, id, tx) };
  },
  // A draft is recorded when it is made, and when somebody saves it; not at each pause of typing.
  audit: (_, { created, id, version, state }) =>
    created ? { action: 'news.save', noun: 'news', nounId: id, after: { version, state } } : undefined,
});

type Beside = { key: string; newsId: number; baseVersion: number | null; content: NewsContent; savedAt: Date };

async function storeBeside(tx: Transaction, accountId: number, autosave: Beside): Promise<void> {
  const { key, newsId, baseVersion, content, savedAt } = autosave;
  const row = { newsId, baseVersion, content, savedAt };
  const mine = await tx.newsAutosave.updateMany({ where: { id: key, accountId }, data: row });
  if (mine.count > 0) return;
  await tx.newsAutosave.create({ data: { ...row, id: key, accountId } });
  await deleteOldest(tx, accountId);
}

/**
 * Records that the account has the item open; called when the editor opens, and again while it is open.
 *
 * @returns the names of others who have it open
 * @throws AppError 'missing' for an item that the viewer may not see
 */
export const markEditing = command({
  access: 'news.write',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    await recordEditing(tx, viewer, requireAccountId(viewer), id);
    return { others: await listOtherEditors(viewer, id, tx) };
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
