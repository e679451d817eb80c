import { buildForumFilesWhere } from '@/features/forum/forum.queries';
import { buildOwnedMediaWhere } from '@/features/media/media.queries';
import { buildPublicWhere } from '@/features/news/news.queries';
import { storedContent } from '@/features/newsroom/item/content.schema';
import { listMediaIds } from '@/features/newsroom/item/parts.rules';
import { buildLivingLinkWhere } from '@/features/newsroom/previews/previews.queries';
import { buildVisibleNewsWhere } from '@/features/newsroom/workflow/workflow.queries';
import { listNoticeFileConditions } from '@/features/notices/inbox/inbox.queries';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import { isToken, listTokenHashes } from '@/lib/auth/cookies';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';

/** `public` if the file is used where all readers see it; `name` is the name to save it under. */
export type MediaFileAccess = { public: boolean; name: string };

/** An item that holds a file in any of its four places. */
const holdsFile = (hash: string): Prisma.NewsWhereInput => {
  const media = { hash };
  return {
    OR: [
      { cover: media },
      { pictures: { some: { media } } },
      { attachments: { some: { media } } },
      { inlineMedia: { some: { media } } },
    ],
  };
};

/** Conditions for files that are used in a matching item. */
const inItems = (item: Prisma.NewsWhereInput): Prisma.MediaWhereInput[] => [
  { covers: { some: item } },
  { newsPictures: { some: { news: item } } },
  { newsAttachments: { some: { news: item } } },
  { newsInline: { some: { news: item } } },
];

/**
 * Files that every reader may open, besides documents: those of public items, banners, executives, logos and profiles
 * of organisations.
 */
function isOpenToAll(now: Date): Prisma.MediaWhereInput {
  return {
    OR: [
      ...inItems(buildPublicWhere(now)),
      { banners: { some: shownBanner(now) } },
      { executives: { some: { visible: true } } },
      { logos: { some: {} } },
      { organisationLogo: { some: {} } },
      { organisationPicture: { some: {} } },
    ],
  };
}

const shownBanner = (now: Date): Prisma.BannerWhereInput => ({
  visible: true,
  AND: [{ OR: [{ startsAt: null }, { startsAt: { lte: now } }] }, { OR: [{ endsAt: null }, { endsAt: { gt: now } }] }],
});

/**
 * Access of readers in general to the files of a hash.
 *
 * @returns undefined for a hash that no row has
 */
export async function findFileAccess(hash: string, now = getCurrentTime()): Promise<MediaFileAccess | undefined> {
  const open = await db.media.findFirst({
    where: { AND: [{ hash }, isOpenToAll(now)] },
    select: { originalName: true },
  });
  const shown = open ?? (await findDocumentFile(hash));
  if (shown) return { public: true, name: shown.originalName };
  const row = await db.media.findFirst({ where: { hash }, select: { originalName: true } });
  return row ? { public: false, name: row.originalName } : undefined;
}

/**
 * The file of this hash if it is the latest version of a visible document; replaced versions are for administrators
 * only.
 */
async function findDocumentFile(hash: string): Promise<{ originalName: string } | undefined> {
  const [file] = await db.$queryRaw<{ originalName: string }[]>`
    SELECT m.original_name AS "originalName"
    FROM media m JOIN document_version v ON v.media_id = m.id JOIN document d ON d.id = v.document_id
    WHERE m.hash = ${hash} AND d.visible
      AND v.number = (SELECT max(number) FROM document_version WHERE document_id = d.id)
    LIMIT 1`;
  return file;
}

/**
 * True if the viewer may open a file that is not public: it is in the viewer's library or in that of an organisation
 * below the viewer's, or used in an item or a forum post that the viewer may see, in a notice that the viewer's
 * organisation has received or answered, or in a performance report of it or one below it, or `key` is that of a
 * preview link of an item that holds it.
 */
export async function canOpen(
  hash: string,
  viewer: Viewer,
  key: string | undefined,
  now = getCurrentTime(),
): Promise<boolean> {
  if (key !== undefined && (await isPreviewed(hash, key, now))) return true;
  if (!can(viewer, 'news.write')) return false;
  const found = await db.media.findFirst({
    where: {
      AND: [
        { hash },
        {
          OR: [
            inLibrary(viewer),
            ...inItems(buildVisibleNewsWhere(viewer)),
            ...inReports(viewer),
            ...buildForumFilesWhere(viewer),
            ...listNoticeFileConditions(viewer),
          ],
        },
      ],
    },
    select: { id: true },
  });
  return found !== null;
}

/** Files of libraries; with `news.everywhere` also those deleted from a library. */
function inLibrary(viewer: Viewer): Prisma.MediaWhereInput {
  if (can(viewer, 'news.everywhere')) return buildOwnedMediaWhere(viewer);
  return { deletedAt: null, OR: [buildOwnedMediaWhere(viewer), { organisation: supervisedBy(viewer) }] };
}

/** Files of performance reports of the viewer's organisation and those below it, for viewers who may write reports. */
function inReports(viewer: Viewer): Prisma.MediaWhereInput[] {
  if (!can(viewer, 'reports.write')) return [];
  const own = { id: viewer.organisationId ?? NO_ID };
  return [{ reportFiles: { some: { report: { organisation: { OR: [own, supervisedBy(viewer)] } } } } }];
}

/**
 * True if the key is that of a live preview link of an item that holds the file, now or once its pending revision is
 * approved.
 */
async function isPreviewed(hash: string, key: string, now: Date): Promise<boolean> {
  if (!isToken(key)) return false;
  const link = await db.newsPreviewLink.findFirst({
    where: { tokenHash: { in: listTokenHashes(key, 'preview') }, ...buildLivingLinkWhere(now) },
    select: { newsId: true },
  });
  if (!link) return false;
  const held = await db.news.findFirst({ where: { id: link.newsId, ...holdsFile(hash) }, select: { id: true } });
  return held !== null || isInPending(hash, link.newsId);
}

const organisation = { select: { organisationId: true } } as const;

/**
 * True if an item's pending revision references a file. Its media ids were checked when it was written, but the links
 * in its text were not, so those open only files of the item's organisation and the writer's.
 */
async function isInPending(hash: string, newsId: number): Promise<boolean> {
  const row = await db.newsRevision.findFirst({
    where: { newsId, state: 'pending' },
    select: {
      content: true,
      news: organisation,
      account: { select: { systemUser: organisation, collegeUser: organisation } },
    },
  });
  const content = storedContent.safeParse(row?.content);
  if (!row || !content.success) return false;
  const writer = row.account?.systemUser ?? row.account?.collegeUser;
  const owners = [row.news, ...(writer ? [writer] : [])].map(({ organisationId }) => organisationId);
  const inText = content.data.detail.includes(`/media/${hash}`) ? [{ organisationId: { in: owners } }] : [];
  const found = await db.media.findFirst({
    where: { hash, deletedAt: null, OR: [{ id: { in: listMediaIds(content.data) } }, ...inText] },
    select: { id: true },
  });
  return found !== null;
}
