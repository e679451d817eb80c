import type { Prisma } from '@/lib/db/db';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { sanitizeTypedHtml } from '@/lib/rich-text/typed-html';
import { toSearchText } from '@/lib/text/search-text';
import { toSearchWords } from '@/lib/text/search-words';
import { toExcerpt } from '@/lib/time/format';
import type { NewsContent } from './content.schema';

/** Characters of plain text kept beside an item for lists and the old calls. */
const SUMMARY_LENGTH = 600;
/** Our own pictures inside a text, by the hash of their file. */
const OWN_PICTURE = /\/media\/([0-9a-f]{64})/g;

/**
 * What was written, in the form in which it is stored: clean HTML and nothing that says the same in two ways.
 *
 * @throws AppError 'invalid' for a text that is formatted out of all proportion
 */
export function normaliseContent(content: NewsContent): NewsContent {
  return {
    ...content,
    detail: sanitizeTypedHtml(content.detail, 'detail'),
    coverAlt: content.coverId === null ? '' : content.coverAlt,
    pictures: content.pictures.map((one) => ({ ...one, alt: one.decorative ? '' : one.alt })),
    publishAt: content.publishAt && new Date(content.publishAt).toISOString(),
    unpublishAt: content.unpublishAt && new Date(content.unpublishAt).toISOString(),
  };
}

/** The columns of an item that follow from what was written; `content` is tidy. */
export function toTextColumns({ topic, detail }: Pick<NewsContent, 'topic' | 'detail'>) {
  const plain = toPlainText(detail);
  return {
    topic,
    detail,
    summary: toExcerpt(plain, SUMMARY_LENGTH),
    topicSearch: toSearchText(topic),
    topicWords: toSearchWords(topic),
    textSearch: toSearchText(`${topic} ${plain}`),
  };
}

/** The other columns; the time of publication is the caller's, as it depends on the item's state. */
export function toPlainColumns(content: NewsContent) {
  return {
    categoryId: content.categoryId,
    coverId: content.coverId,
    coverAlt: content.coverAlt,
    coverFocusX: content.coverFocusX,
    coverFocusY: content.coverFocusY,
    videoLinks: content.videoLinks,
    unpublishAt: content.unpublishAt === null ? null : new Date(content.unpublishAt),
    pinned: content.pinned,
  } satisfies Prisma.NewsUncheckedUpdateInput;
}

/** The hashes of our own pictures that stand in a text. */
export function findInlineHashes(detail: string): string[] {
  return [...new Set([...detail.matchAll(OWN_PICTURE)].map(([, hash = '']) => hash))];
}
