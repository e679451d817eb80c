import type { Transaction } from '@/lib/db/db';
import { getMediaUrl, type StoredMedia } from '@/lib/files/picture.schema';
import { cutAfterLastTag } from '@/lib/text/plain-html';

/** A row of a file as a replacement needs it. */
export type FileRow = Pick<StoredMedia, 'hash' | 'extension' | 'width' | 'height' | 'widths'> & { id: number };

/** An element that names a file of ours by its address. */
const TAG = /<(?:img|a)\b[^>]*>/g;

/**
 * The same HTML with one file's addresses replaced by another's: of a picture the nearest width, with the measures beside it
 * set anew.
 *
 * @param html as it is stored
 */
export function replaceInHtml(html: string, old: Pick<FileRow, 'hash'>, next: FileRow): string {
  const tags = cutAfterLastTag(html);
  const replaced = tags.replace(TAG, (tag) => {
    const address = new RegExp(`/media/${old.hash}(?:-(\\d+))?\\.[a-z0-9]+`).exec(tag);
    if (!address) return tag;
    const [whole, width] = address;
    const nearest = findNearestWidth(next.widths, Number(width ?? Number.POSITIVE_INFINITY));
    const moved = tag.replace(whole, getMediaUrl(next, nearest));
    if (!tag.startsWith('<img') || nearest === undefined || !next.width || !next.height) return moved;
    const height = Math.round((next.height / next.width) * nearest);
    return moved.replace(/(\swidth=")\d+"/, `$1${nearest}"`).replace(/(\sheight=")\d+"/, `$1${height}"`);
  });
  return replaced + html.slice(tags.length);
}

/** The smallest width that is at least as wide, else the widest; undefined for a file without widths. */
function findNearestWidth(widths: readonly number[], asked: number): number | undefined {
  return widths.find((width) => width >= asked) ?? widths.at(-1);
}

/** Puts another file into every item that holds one: cover, gallery, attachments and text. */
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
