import { toText } from 'hast-util-to-text';
import type { UsedPicture } from '@/features/media/picture-texts.store';
import type { Prisma } from '@/lib/db/db';
import { pickColumns } from '@/lib/list/pick-columns';
import { buildItemLines } from '@/lib/rich-text/item-lines';
import { parseRichText, toPlainText } from '@/lib/rich-text/rich-text';
import { forEachElement } from '@/lib/rich-text/tree';
import { sanitizeTypedHtml } from '@/lib/rich-text/typed-html';
import { toExcerpt } from '@/lib/text/excerpt';
import { toSearchText } from '@/lib/text/search-text';
import { toSearchWords } from '@/lib/text/search-words';
import { type NewsContent, plainColumns, SUMMARY_LENGTH } from './content.schema';

/** URLs of our own pictures in a text; the group is the file's hash. */
const OWN_PICTURE = /\/media\/([0-9a-f]{64})/g;

/**
 * Content as it is stored: sanitised HTML, times in UTC, and no alternative text where it has no meaning.
 *
 * @throws AppError 'invalid' for a text with excessive markup
 */
export function normaliseContent(content: NewsContent): NewsContent {
  return {
    ...content,
    detail: sanitizeTypedHtml(content.detail, 'detail'),
    coverAlt: content.coverId === null ? '' : content.coverAlt,
    coverCaption: content.coverId === null ? null : content.coverCaption,
    pictures: content.pictures.map((one) => ({ ...one, alt: one.decorative ? '' : one.alt })),
    publishAt: content.publishAt && new Date(content.publishAt).toISOString(),
    unpublishAt: content.unpublishAt && new Date(content.unpublishAt).toISOString(),
  };
}

/** Columns that are derived from headline and text; `detail` must be sanitised. */
export function toTextColumns({ topic, detail }: Pick<NewsContent, 'topic' | 'detail'>) {
  const plain = toPlainText(detail);
  const summary = toExcerpt(plain, SUMMARY_LENGTH);
  return {
    topic,
    detail,
    summary,
    lineMarks: buildItemLines({ topic, summary, detail }),
    topicSearch: toSearchText(topic),
    topicWords: toSearchWords(topic),
    textSearch: toSearchText(`${topic} ${plain}`),
  };
}

/** The other columns. The caller sets the publication time, as it depends on the item's state. */
export function toPlainColumns(content: NewsContent) {
  return {
    ...pickColumns(content, plainColumns),
    unpublishAt: content.unpublishAt === null ? null : new Date(content.unpublishAt),
  } satisfies Prisma.NewsUncheckedUpdateInput;
}

/** Hashes of our own pictures in a text. */
export function findInlineHashes(detail: string): string[] {
  return [...new Set([...detail.matchAll(OWN_PICTURE)].map(([, hash = '']) => hash))];
}

/** Pictures of an item with their texts: cover, gallery, and those in its text, which must be sanitised. */
export function listUsedPictures({ coverId, coverAlt, coverCaption, pictures, detail }: NewsContent): UsedPicture[] {
  const cover = coverId === null ? [] : [{ id: coverId, alt: coverAlt, caption: coverCaption ?? '' }];
  const gallery = pictures.map(({ mediaId, alt, caption }) => ({ id: mediaId, alt, caption: caption ?? '' }));
  return [...cover, ...gallery, ...listInlinePictures(detail)];
}

function listInlinePictures(detail: string): UsedPicture[] {
  if (findInlineHashes(detail).length === 0) return [];
  const found: UsedPicture[] = [];
  forEachElement(parseRichText(detail), (element) => {
    const [picture, caption] = element.tagName === 'figure' ? element.children : [];
    if (picture?.type !== 'element') return;
    const [hash] = findInlineHashes(String(picture.properties.src ?? ''));
    const below = caption?.type === 'element' ? toText(caption).trim() : '';
    if (hash) found.push({ hash, alt: String(picture.properties.alt ?? ''), caption: below });
  });
  return found;
}
