import type { Prisma } from '@/lib/db/db';
import { getMediaUrl, toPicture } from '@/lib/files/picture.schema';
import { toSafeTarget } from '@/lib/http/safe-target';
import { pickColumns } from '@/lib/list/pick-columns';
import { selectColumns } from '@/lib/list/select-columns';
import { isEnglish, pickName } from '@/lib/messages/language';
import { readCardLines, readTextMarks } from '@/lib/rich-text/item-lines';
import { toExcerpt } from '@/lib/text/excerpt';
import { drawnColumns, hashDrawnItem } from './drawn-cover.rules';
import { DEFAULT_AUTHOR, type NewsCard, type NewsEntry, type NewsItem, writtenColumns } from './news.schema';

export const cardColumns = {
  ...selectColumns('id', 'section', 'summary', 'lineMarks', 'publishAt', 'videoLinks', 'pinned', 'coverAlt'),
  ...selectColumns('organisationId', 'systemUserId', 'collegeUserId', 'topicEn', 'summaryEn'),
  ...writtenColumns,
  category: { select: { ...drawnColumns.category.select, nameEn: true } },
  organisation: drawnColumns.organisation,
  cover: { select: { hash: true, extension: true, width: true, height: true, widths: true, color: true } },
  count: { select: { reads: true, shares: true } },
} as const satisfies Prisma.NewsSelect;

export const newsEntryColumns = { ...cardColumns, approveLevel: true } as const satisfies Prisma.NewsSelect;

export const newsItemColumns = {
  ...newsEntryColumns,
  organisation: { select: { ...drawnColumns.organisation.select, status: true } },
  coverCaption: true,
  canonicalUrl: true,
  detail: true,
  updatedAt: true,
  pictures: {
    select: { alt: true, caption: true, decorative: true, media: cardColumns.cover },
    orderBy: { position: 'asc' },
  },
  attachments: {
    select: { title: true, media: { select: { hash: true, extension: true, mimeType: true, bytes: true } } },
    orderBy: { position: 'asc' },
  },
  corrections: { select: { note: true, at: true }, orderBy: { at: 'asc' } },
} as const satisfies Prisma.NewsSelect;

export type CardRow = Prisma.NewsGetPayload<{ select: typeof cardColumns }>;
export type NewsEntryRow = Prisma.NewsGetPayload<{ select: typeof newsEntryColumns }> & { detail?: string };
export type NewsItemRow = Prisma.NewsGetPayload<{ select: typeof newsItemColumns }>;

/** A database row as a card in the language of the current page: plain JSON. */
export function toCard(row: CardRow): NewsCard {
  const own = row.systemUserId !== null || row.collegeUserId !== null;
  return {
    id: row.id,
    section: row.section,
    category: toCategory(row.category),
    ...pickColumns(row, writtenColumns),
    excerpt: readCardLines(row, row.lineMarks),
    ...(isEnglish() && pickEnglish(row)),
    author: own ? row.organisation.name : DEFAULT_AUTHOR,
    organisationId: row.organisationId,
    publishedAt: row.publishAt.toISOString(),
    cover: row.cover ? toPicture(row.cover, row.coverAlt) : undefined,
    drawn: row.cover ? undefined : hashDrawnItem(row),
    videoLinks: row.videoLinks.filter(toSafeTarget),
    pinned: row.pinned,
    reads: row.count?.reads ?? 0,
    shares: row.count?.shares ?? 0,
  };
}

const toCategory = ({ nameEn, name, ...category }: CardRow['category']) => ({
  ...category,
  name: pickName({ name, nameEn }),
});

/** Headline and excerpt in English, as far as they are written. */
function pickEnglish({ topicEn, summaryEn }: Pick<CardRow, 'topicEn' | 'summaryEn'>) {
  return { ...(topicEn && { topic: topicEn }), ...(summaryEn && { excerpt: toExcerpt(summaryEn) }) };
}

/** A database row as a list entry of the legacy calls. */
export function toNewsEntry(row: NewsEntryRow): NewsEntry {
  const { summary, approveLevel, systemUserId, detail } = row;
  return { ...toCard(row), summary, approveLevel, systemUserId, detail };
}

/** A database row as a complete item. */
export function toNewsItem(row: NewsItemRow): NewsItem {
  const own = row.systemUserId !== null || row.collegeUserId !== null;
  return {
    ...toNewsEntry(row),
    cover: row.cover ? toPicture(row.cover, row.coverAlt, row.coverCaption) : undefined,
    authorPage: own && row.organisation.status === 'open' ? row.organisationId : undefined,
    summaryEn: isEnglish() && row.summaryEn ? row.summaryEn : undefined,
    canonicalUrl: /^https?:/i.test(row.canonicalUrl) ? toSafeTarget(row.canonicalUrl) : undefined,
    detail: row.detail,
    detailMarks: readTextMarks(row.lineMarks),
    updatedAt: row.updatedAt.toISOString(),
    pictures: row.pictures.map(({ media, alt, caption, decorative }) =>
      toPicture(media, decorative ? '' : alt, caption),
    ),
    attachments: row.attachments.map(({ title, media }) => ({
      title,
      url: getMediaUrl(media),
      mimeType: media.mimeType,
      bytes: media.bytes,
    })),
    corrections: row.corrections.map(({ note, at }) => ({ note, at: at.toISOString() })),
  };
}
