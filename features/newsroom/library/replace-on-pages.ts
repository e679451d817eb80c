import { mediaMessages } from '@/features/media/media.messages';
import { listAllListTags } from '@/features/news/categories/categories.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';

type Replacement = { id: number; newMediaId: number };
/** Number of places where the file was replaced, and the cache tags to invalidate. */
type ReplacedPages = { count: number; tags: string[] };

/**
 * Replaces a file outside of news: on banners, logos, portraits of executives, in organisations' profiles, documents,
 * notices and posts of the forum.
 *
 * @throws AppError 'conflict' if the viewer may not change one of them
 */
export async function replaceOnPages(tx: Transaction, viewer: Viewer, move: Replacement): Promise<ReplacedPages> {
  const moved: ReplacedPages[] = [];
  for (const place of [replaceOnSite, replaceInProfiles, replaceInDocuments, replaceInNotices, replaceInPosts])
    moved.push(await place(tx, viewer, move));
  return { count: moved.reduce((sum, { count }) => sum + count, 0), tags: moved.flatMap(({ tags }) => tags) };
}

const assertAllowed = (may: boolean, count: number): void => {
  if (count > 0 && !may) throw new AppError('conflict', pickMessage(mediaMessages, 'media.foreignUse'));
};

/** Banners, portraits of executives and the site's logo. */
async function replaceOnSite(tx: Transaction, viewer: Viewer, { id, newMediaId }: Replacement): Promise<ReplacedPages> {
  const change = { where: { mediaId: id }, data: { mediaId: newMediaId } };
  const banners = await tx.banner.updateMany(change);
  const logos = await tx.logo.updateMany(change);
  const executives = await tx.executive.updateMany(change);
  const count = banners.count + logos.count + executives.count;
  assertAllowed(can(viewer, 'site.manage'), count);
  return {
    count,
    tags: [
      ...(banners.count > 0 ? [tag.banners, tag.home] : []),
      ...(executives.count > 0 ? [tag.executives] : []),
      ...(logos.count > 0 ? [tag.logo] : []),
    ],
  };
}

/** Logos and pictures of organisations: the viewer's own, or any with `news.everywhere`. */
async function replaceInProfiles(
  tx: Transaction,
  viewer: Viewer,
  { id, newMediaId }: Replacement,
): Promise<ReplacedPages> {
  const own = can(viewer, 'news.everywhere') ? {} : { id: viewer.organisationId ?? NO_ID };
  const marked = { ...own, OR: [{ logoId: id }, { pictureId: id }] };
  const owners = await tx.organisation.findMany({ where: marked, select: { id: true } });
  const logos = await tx.organisation.updateMany({ where: { ...own, logoId: id }, data: { logoId: newMediaId } });
  const pictures = await tx.organisation.updateMany({
    where: { ...own, pictureId: id },
    data: { pictureId: newMediaId },
  });
  if (owners.length === 0) return { count: 0, tags: [] };
  const pages = owners.map((owner) => tag.profile(owner.id));
  const lists = logos.count > 0 ? await listAllListTags(tx) : [];
  return { count: logos.count + pictures.count, tags: [tag.organisations, ...pages, ...lists] };
}

/** A document gets the file as its next version; its earlier versions keep theirs. */
async function replaceInDocuments(
  tx: Transaction,
  viewer: Viewer,
  { id, newMediaId }: Replacement,
): Promise<ReplacedPages> {
  await tx.$queryRaw`
    SELECT id FROM document WHERE id IN (SELECT document_id FROM document_version WHERE media_id = ${id})
    ORDER BY id FOR UPDATE`;
  const documents = await tx.document.findMany({
    where: { versions: { some: { mediaId: id } } },
    select: { id: true, versions: { select: { number: true, mediaId: true }, orderBy: { number: 'desc' }, take: 1 } },
  });
  const shown = documents.flatMap(({ id: documentId, versions: [newest] }) =>
    newest?.mediaId === id ? [{ documentId, number: newest.number + 1, mediaId: newMediaId }] : [],
  );
  assertAllowed(can(viewer, 'site.manage'), shown.length);
  await tx.documentVersion.createMany({ data: shown });
  const touched = { id: { in: shown.map(({ documentId }) => documentId) } };
  await tx.document.updateMany({ where: touched, data: { updatedAt: new Date() } });
  return { count: shown.length, tags: shown.length > 0 ? [tag.documents] : [] };
}

/**
 * Attachments of the notices that the viewer's organisation sends, of all for an administrator. The version of drafts
 * increases, so that whoever has one open gets a conflict when saving.
 */
async function replaceInNotices(
  tx: Transaction,
  viewer: Viewer,
  { id, newMediaId }: Replacement,
): Promise<ReplacedPages> {
  const { organisationId = NO_ID } = viewer;
  const foreign = await tx.noticeAttachment.count({
    where: { mediaId: id, notice: { OR: [{ senderId: null }, { senderId: { not: organisationId } }] } },
  });
  await tx.notice.updateMany({
    where: { sentAt: null, attachments: { some: { mediaId: id } } },
    data: { version: { increment: 1 } },
  });
  const { count } = await tx.noticeAttachment.updateMany({
    where: { mediaId: id },
    data: { mediaId: newMediaId },
  });
  assertAllowed(can(viewer, 'notices.send'), count);
  assertAllowed(can(viewer, 'site.manage'), foreign);
  return { count, tags: [] };
}

/** Pictures in posts of the viewer's organisation; with `forum.moderate`, in all posts. */
async function replaceInPosts(
  tx: Transaction,
  viewer: Viewer,
  { id, newMediaId }: Replacement,
): Promise<ReplacedPages> {
  const { organisationId = NO_ID } = viewer;
  const colleague = { OR: [{ systemUser: { organisationId } }, { collegeUser: { organisationId } }] };
  const own = can(viewer, 'forum.moderate') ? {} : { post: { author: colleague } };
  const { count } = await tx.forumPicture.updateMany({
    where: { ...own, mediaId: id },
    data: { mediaId: newMediaId },
  });
  assertAllowed(false, await tx.forumPicture.count({ where: { mediaId: id } }));
  return { count, tags: [] };
}
