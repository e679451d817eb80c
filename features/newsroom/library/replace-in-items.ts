import type { Transaction } from '@/lib/db/db';
import { getMediaUrl, listDisplayWidths, type StoredMedia } from '@/lib/files/picture.schema';
import { cutAfterLastTag } from '@/lib/text/plain-html';

/** Columns of a file that a replacement needs. */
export type FileRow = Pick<StoredMedia, 'hash' | 'extension' | 'width' | 'height' | 'widths'> & { id: number };

/** An element that may refer to one of our files. */
const TAG = /<(?:img|a)\b[^>]*>/g;

/**
 * Replaces the URLs of one file in HTML by another's; for a picture with the nearest width, and with new `width` and
 * `height`.
 *
 * @param html the stored HTML
 */
export function replaceInHtml(html: string, old: Pick<FileRow, 'hash'>, next: FileRow): string {
  const tags = cutAfterLastTag(html);
  const replaced = tags.replace(TAG, (tag) => {
    const address = new RegExp(`/media/${old.hash}(?:-(\\d+))?\\.[a-z0-9]+`).exec(tag);
    if (!address) return tag;
    const [whole, width] = address;
    const nearest = findNearestWidth(listDisplayWidths(next.widths), Number(width ?? Number.POSITIVE_INFINITY));
    const moved = tag.replace(whole, getMediaUrl(next, nearest));
    if (!tag.startsWith('<img') || nearest === undefined || !next.width || !next.height) return moved;
    const height = Math.round((next.height / next.width) * nearest);
    return moved.replace(/(\swidth=")\d+"/, `$1${nearest}"`).replace(/(\sheight=")\d+"/, `$1${height}"`);
  });
  return replaced + html.slice(tags.length);
}

/** The smallest width that is at least the requested one, else the widest; undefined for a file without widths. */
function findNearestWidth(widths: readonly number[], asked: number): number | undefined {
  return widths.find((width) => width >= asked) ?? widths.at(-1);
}

/** Replaces a file in the given items: cover, gallery, attachments and text. */
export async function replaceInItems(
  tx: Transaction,
  items: readonly { id: number; detail: string }[],
  old: FileRow,
  next: FileRow,
): Promise<void> {
  const newsId = { in: items.map(({ id }) => id) };
  const from = { mediaId: old.id, newsId };
  await tx.news.updateMany({ where: { id: newsId, coverId: old.id }, data: { coverId: next.id } });
  await tx.newsPicture.updateMany({ where: from, data: { mediaId: next.id } });
  await tx.newsAttachment.updateMany({ where: from, data: { mediaId: next.id } });
  const inline = await tx.newsInlineMedia.findMany({ where: from, select: { newsId: true } });
  await tx.newsInlineMedia.deleteMany({ where: from });
  await tx.newsInlineMedia.createMany({
    data: inline.map((row) => ({ newsId: row.newsId, mediaId: next.id })),
    skipDuplicates: true,
  });
  for (const { id, detail } of items) {
    const data = { detail: replaceInHtml(detail, old, next), version: { increment: 1 } };
    await tx.news.update({ where: { id }, data });
  }
}
