import { textColumns } from '@/features/newsroom/item/save.rows';
import type { Prisma } from '@/lib/db/db';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { LIFESTYLE_ID } from '../content/categories';
import type { NewsSeed } from '../content/shapes';
import type { DemoFiles } from '../files';
import { accountIdOf, collegeUserId, officeUserId } from './people';
import { organisationId } from './places';

/** The columns of an item that follow from its topic and HTML. */
export const seedTextColumns = (topic: string, html: string) => textColumns({ topic, detail: sanitizeHtml(html) });

/** Demo items with ids from 1, oldest first, so that a larger id is newer. */
export const inOrder = (news: readonly NewsSeed[]): NewsSeed[] =>
  [...news].sort((a, b) => a.publishAt.getTime() - b.publishAt.getTime());

export const newsRow = (seed: NewsSeed, id: number, files: DemoFiles, now: Date): Prisma.NewsCreateManyInput => ({
  id,
  ...seedTextColumns(seed.topic, seed.detailHtml),
  section: seed.categoryId === LIFESTYLE_ID ? 'lifestyle' : 'news',
  categoryId: seed.categoryId,
  organisationId: organisationId(seed.organisationKey),
  systemUserId: officeUserId(seed.organisationKey),
  collegeUserId: seed.collegeUserIdCard ? collegeUserId(seed.collegeUserIdCard) : null,
  status: seed.status,
  approveLevel: seed.level,
  pinned: seed.pinned,
  publishAt: seed.publishAt,
  coverId: seed.pictureKeys[0] ? files.idOf(seed.pictureKeys[0]) : null,
  coverAlt: seed.pictureAlts[0] ?? '',
  videoLinks: seed.videoLinks,
  withdrawalNote: seed.status === 'hide' ? seed.statusComment : null,
  createdAt: earlier(seed.publishAt, now),
  updatedAt: earlier(seed.publishAt, now),
});

export const countRow = (seed: NewsSeed, newsId: number): Prisma.NewsCountCreateManyInput => ({
  newsId,
  categoryId: seed.categoryId,
  reads: seed.reads,
  shares: seed.shares,
});

/** The gallery: every picture but the cover. */
export const pictureRows = (seed: NewsSeed, newsId: number, files: DemoFiles): Prisma.NewsPictureCreateManyInput[] =>
  seed.pictureKeys.slice(1).flatMap((key, index) => {
    const mediaId = files.idOf(key);
    return mediaId === undefined
      ? []
      : [{ newsId, mediaId, position: index + 1, alt: seed.pictureAlts[index + 1] ?? '' }];
  });

export const attachmentRows = (
  seed: NewsSeed,
  newsId: number,
  files: DemoFiles,
): Prisma.NewsAttachmentCreateManyInput[] =>
  seed.attachments.flatMap(({ title, fileName }, index) => {
    const mediaId = files.idOf(fileName);
    return mediaId === undefined ? [] : [{ newsId, mediaId, title, position: index + 1 }];
  });

export const correctionRows = (seed: NewsSeed, newsId: number): Prisma.NewsCorrectionCreateManyInput[] =>
  seed.corrections.map(({ note, at }) => ({ newsId, note, at }));

/** The last step of the item's history: how it came to its status. */
export function reviewRows(seed: NewsSeed, newsId: number, now: Date): Prisma.NewsReviewCreateManyInput[] {
  if (seed.status === 'draft') return [];
  const office = officeUserId(seed.organisationKey);
  const editor = accountIdOf('editor');
  const decided = seed.status !== 'wait';
  return [
    {
      newsId,
      accountId: (decided && seed.level === 3 ? editor : office) ?? null,
      actorName: decided && seed.level === 3 ? 'กองบรรณาธิการ' : 'งานประชาสัมพันธ์',
      fromStatus: decided ? 'wait' : 'draft',
      toStatus: seed.status,
      fromLevel: 0,
      toLevel: seed.level,
      comment: seed.statusComment,
      at: earlier(seed.publishAt, now),
    },
  ];
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
