import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import type { NewsContent } from './content.schema';

type Revision = {
  newsId: number;
  state: 'saved' | 'pending';
  content: NewsContent;
  baseVersion: number;
  /** Opening of the editor that autosaves it; left out for what somebody saves. */
  autosaveKey?: string;
};

/**
 * Stores a revision under the item's next number. It replaces the last one if autosaves of the same opening of the
 * editor wrote that: a history lists what people saved, not each pause of their typing.
 *
 * @param key the opening of the editor that writes; left out elsewhere
 */
export async function writeRevision(
  tx: Transaction,
  viewer: Viewer,
  { autosaveKey = undefined, ...revision }: Revision,
  key = autosaveKey,
): Promise<void> {
  const last = await findLastRevision(tx, revision.newsId);
  const data = { ...revision, autosaveKey: autosaveKey ?? null, accountId: viewer.accountId };
  if (last && key !== undefined && revision.state === 'saved' && isAutosavedBy(last, viewer, key)) {
    // The version before the first of the autosaves stays the revision's base.
    const { baseVersion: _later, ...rest } = data;
    await tx.newsRevision.update({ where: { id: last.id }, data: { ...rest, createdAt: getCurrentTime() } });
    return;
  }
  await tx.newsRevision.create({ data: { ...data, number: (last?.number ?? 0) + 1 } });
}

/** True if an opening of the editor wrote the item last, by an autosave whose answer it may not have received. */
export async function isLastAutosave(tx: Transaction, viewer: Viewer, newsId: number, key?: string): Promise<boolean> {
  const last = key === undefined ? null : await findLastRevision(tx, newsId);
  return last !== null && key !== undefined && isAutosavedBy(last, viewer, key);
}

/** Makes the revision that an opening of the editor autosaved last one that somebody saved. */
export async function keepAutosaved(tx: Transaction, { accountId }: Viewer, newsId: number, key?: string) {
  if (key === undefined) return;
  await tx.newsRevision.updateMany({
    where: { newsId, autosaveKey: key, accountId },
    data: { autosaveKey: null },
  });
}

const findLastRevision = (tx: Transaction, newsId: number) =>
  tx.newsRevision.findFirst({
    where: { newsId },
    select: { id: true, number: true, autosaveKey: true, accountId: true },
    orderBy: { number: 'desc' },
  });

const isAutosavedBy = (
  { autosaveKey, accountId }: { autosaveKey: string | null; accountId: number | null },
  viewer: Viewer,
  key: string,
): boolean => autosaveKey === key && accountId !== null && accountId === viewer.accountId;
