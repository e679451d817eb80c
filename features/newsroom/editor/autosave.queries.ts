import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { getCurrentMs } from '@/lib/time/current-time';
import { storedContent } from '../item/content.schema';
import { autosaveKeyInput } from './autosave.schema';
import { EDITING_SECONDS } from './editor.schema';

/** Maximum number of autosaves, and of other editors, that are listed. */
const MAX_OFFERED = 10;

/**
 * The viewer's autosaves, newest first.
 *
 * @param newsId the item; null for items that were never saved
 */
export async function listAutosaves({ accountId = NO_ID }: Viewer, newsId: number | null) {
  const rows = await db.newsAutosave.findMany({
    where: { accountId, newsId },
    orderBy: { savedAt: 'desc' },
    take: MAX_OFFERED,
  });
  return rows.flatMap((row) => {
    const content = storedContent.safeParse(row.content);
    if (!content.success) return [];
    const version = row.baseVersion ?? undefined;
    return [{ key: row.id, version, savedAt: row.savedAt.toISOString(), content: content.data }];
  });
}
export type Autosave = Awaited<ReturnType<typeof listAutosaves>>[number];

/** Content of one of the viewer's autosaves of an item, its HTML cleaned; undefined if there is none under this key. */
export async function findAutosave({ accountId = NO_ID }: Viewer, newsId: number, key: string) {
  const id = autosaveKeyInput.safeParse({ key }).data?.key;
  const row = id && (await db.newsAutosave.findFirst({ where: { id, accountId, newsId }, select: { content: true } }));
  const content = row ? storedContent.safeParse(row.content).data : undefined;
  return content && { ...content, detail: sanitizeHtml(content.detail) };
}

/** The names of others who have the item open now. */
export async function listOtherEditors(
  { accountId = NO_ID }: Viewer,
  newsId: number,
  client: Pick<Transaction, 'newsEditing'> = db,
): Promise<string[]> {
  const rows = await client.newsEditing.findMany({
    where: {
      newsId,
      accountId: { not: accountId },
      seenAt: { gt: new Date(getCurrentMs() - EDITING_SECONDS * 1_000) },
    },
    select: { account: { select: { displayName: true } } },
    orderBy: { seenAt: 'desc' },
    take: MAX_OFFERED,
  });
  return rows.map(({ account }) => account.displayName);
}
