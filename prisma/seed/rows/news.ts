import { toTextColumns } from '@/features/newsroom/item/save.rows';
import type { Prisma } from '@/lib/db/db';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { LIFESTYLE_ID } from '../content/categories';
import type { NewsSeed } from '../content/shapes';
import type { DemoFiles } from '../files';
import { getOrganisationId } from './organisations';
import { findAccountId, findCollegeUserId, findOfficeUserId } from './people';

/** Columns of an item derived from its topic and HTML. */
export const toSeedTextColumns = (topic: string, html: string) => toTextColumns({ topic, detail: sanitizeHtml(html) });

/** Demo items with ids from 1, oldest first, so that a larger id is newer. */
export const sortByTime = (news: readonly NewsSeed[]): NewsSeed[] =>
  [...news].sort((a, b) => a.publishAt.getTime() - b.publishAt.getTime());

export const toNewsRow = (seed: NewsSeed, id: number, files: DemoFiles, now: Date): Prisma.NewsCreateManyInput => ({
  id,
  ...toSeedTextColumns(seed.topic, seed.detailHtml),
  topicEn: seed.english?.topic ?? '',
  summaryEn: seed.english?.summary ?? '',
  section: seed.categoryId === LIFESTYLE_ID ? 'lifestyle' : 'news',
  categoryId: seed.categoryId,
  organisationId: getOrganisationId(seed.organisationKey),
  systemUserId: findOfficeUserId(seed.organisationKey),
  collegeUserId: seed.collegeUserIdCard ? findCollegeUserId(seed.collegeUserIdCard) : null,
  status: seed.status,
  approveLevel: seed.level,
  pinned: seed.pinned,
  publishAt: seed.publishAt,
  coverId: seed.pictureKeys[0] ? files.findId(seed.pictureKeys[0]) : null,
  coverAlt: seed.pictureAlts[0] ?? '',
  videoLinks: seed.videoLinks,
  withdrawalNote: seed.status === 'hide' ? seed.statusComment : null,
  createdAt: pickEarlier(seed.publishAt, now),
  updatedAt: pickEarlier(seed.publishAt, now),
});

export const toCountRow = (seed: NewsSeed, newsId: number): Prisma.NewsCountCreateManyInput => ({
  newsId,
  categoryId: seed.categoryId,
  reads: seed.reads,
  shares: seed.shares,
});

/** The gallery: every picture but the cover. */
export const toPictureRows = (seed: NewsSeed, newsId: number, files: DemoFiles): Prisma.NewsPictureCreateManyInput[] =>
  seed.pictureKeys.slice(1).flatMap((key, index) => {
    const mediaId = files.findId(key);
    return mediaId === undefined
      ? []
      : [{ newsId, mediaId, position: index + 1, alt: seed.pictureAlts[index + 1] ?? '' }];
  });

export const toAttachmentRows = (
  seed: NewsSeed,
  newsId: number,
  files: DemoFiles,
): Prisma.NewsAttachmentCreateManyInput[] =>
  seed.attachments.flatMap(({ title, fileName }, index) => {
    const mediaId = files.findId(fileName);
    return mediaId === undefined ? [] : [{ newsId, mediaId, title, position: index + 1 }];
  });

export const toCorrectionRows = (seed: NewsSeed, newsId: number): Prisma.NewsCorrectionCreateManyInput[] =>
  seed.corrections.map(({ note, at }) => ({ newsId, note, at }));

/** Last step of the item's history, which led to its status. */
export function toReviewRows(seed: NewsSeed, newsId: number, now: Date): Prisma.NewsReviewCreateManyInput[] {
  if (seed.status === 'draft') return [];
  const office = findOfficeUserId(seed.organisationKey);
  const editor = findAccountId('editor');
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
      at: pickEarlier(seed.publishAt, now),
    },
  ];
}

const pickEarlier = (a: Date, b: Date) => (a < b ? a : b);
