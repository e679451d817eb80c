import { isToken, listTokenHashes } from '@/lib/auth/cookies';
import { db, type Prisma } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { findByKey, getLimiter } from '@/lib/http/rate-limit/database';
import { getCurrentTime } from '@/lib/time/current-time';
import { MAX_PREVIEW_LINKS, type PreviewLink } from './previews.schema';

/** Limit of invalid keys per client address. Valid ones don't count: a school has one address. */
const getWrongKeyLimit = () => getLimiter('previewLinks.wrong');

/** Valid links: not expired, of an item that is not in the bin, made by an account that is still open. */
export const buildLivingLinkWhere = (now: Date): Prisma.NewsPreviewLinkWhereInput => ({
  expiresAt: { gt: now },
  news: { deletedAt: null },
  account: { status: 'open' },
});

/** Valid links of an item that the viewer may see, newest first; their keys are not stored. */
export async function listPreviewLinks(item: { id: number }, now = getCurrentTime()): Promise<PreviewLink[]> {
  const rows = await db.newsPreviewLink.findMany({
    where: { newsId: item.id, ...buildLivingLinkWhere(now) },
    select: { id: true, createdAt: true, expiresAt: true, account: { select: { displayName: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_PREVIEW_LINKS,
  });
  return rows.map(({ id, createdAt, expiresAt, account }) => ({
    id,
    by: account?.displayName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * The item that a link's key opens.
 *
 * @param key the key as it came with the URL
 * @param address the client's, for which invalid keys are counted
 * @returns undefined for an invalid key, 'limited' for an address that has tried too many
 */
export async function findPreviewLink(key: string, address: string | undefined, now = getCurrentTime()) {
  const find = async () => {
    if (!isToken(key)) return undefined;
    const where = { tokenHash: { in: listTokenHashes(key, 'preview') }, ...buildLivingLinkWhere(now) };
    return (await db.newsPreviewLink.findFirst({ where, select: { newsId: true, expiresAt: true } })) ?? undefined;
  };
  const link = await findByKey(getWrongKeyLimit(), toClientKey(address), find).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'limited') return error.kind;
    throw error;
  });
  if (link === undefined || link === 'limited') return link;
  return { newsId: link.newsId, expiresAt: link.expiresAt.toISOString() };
}
