import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { type SavedKind, type SavedLists, savedKinds } from './saved.schema';

/** The viewer's lists, newest first, including items that are no longer public. Empty for non-members. */
export async function listSavedNews(
  { accountId = 0 }: Pick<Viewer, 'accountId'>,
  tx: Pick<Transaction, 'savedNews'> = db,
): Promise<SavedLists> {
  const rows = await tx.savedNews.findMany({
    where: { member: { accountId }, removedAt: null },
    select: { kind: true, newsId: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { newsId: 'desc' }],
  });
  const of = (wanted: SavedKind) =>
    rows.flatMap(({ kind, newsId, createdAt }) => (kind === wanted ? [{ id: newsId, at: createdAt.getTime() }] : []));
  const [later, bookmark] = savedKinds;
  return { later: of(later), bookmark: of(bookmark) };
}
