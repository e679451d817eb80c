import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addFetchedPicture, type FetchedPicture } from '@/features/media/fetched.store';
import {
  ALT_LENGTH,
  blankContent,
  DETAIL_LENGTH,
  MAX_PICTURES,
  MAX_VIDEOS,
  type NewsContent,
  TOPIC_LENGTH,
} from '@/features/newsroom/item/content.schema';
import type { Transaction } from '@/lib/db/db';
import { storedMedia } from '@/lib/files/picture.schema';
import { type ForeignHtml, readForeignHtml } from '@/lib/rich-text/foreign-html';
import { sanitizeHtml, toPlainText } from '@/lib/rich-text/rich-text';
import { cutText } from '@/lib/text/text-rules';
import { movingMessages as words } from '../moving.messages';
import type { Dropped, SourceItem } from '../moving.schema';
import { toComparedFields, toFileKey, toFileName } from './item.rules';
import { rewriteLinks } from './links.store';

/** Length of a headline that is made of the text. */
const MADE_TOPIC = 100;
const fetched = storedMedia.omit({ originalName: true });

/** Target of an item: the place here that stands for that of the source. */
export type ItemPlace = { categoryId: number; section: NewsContent['section']; organisationId: number };

export type BuiltContent = {
  content: NewsContent;
  dropped: Dropped[];
  /** True if files that it names have not been asked for yet, or items to which it links have not come. */
  waits: boolean;
};

/** Hash of everything of an item whose change counts. */
export const hashItem = (item: SourceItem): string =>
  createHash('sha256')
    .update(JSON.stringify(toComparedFields(item)))
    .digest('hex');

/**
 * Builds the content of an item from that of a source, with the pictures that were fetched so far.
 *
 * @param read its text, if it has been read before without pictures
 * @param before content here, whose own fields stay
 * @param isLast true if the item isn't built again, so that links to items that have not come are listed
 */
export async function buildContent(
  tx: Transaction,
  {
    item,
    read,
    place,
    sourceId,
    before,
    isLast = false,
  }: {
    item: SourceItem;
    read?: ForeignHtml | undefined;
    place: ItemPlace;
    sourceId: number;
    before?: NewsContent | undefined;
    isLast?: boolean;
  },
): Promise<BuiltContent> {
  const linked = await rewriteLinks(tx, item, sourceId);
  const found = read && linked.html === item.html ? read : readForeignHtml(linked.html, () => undefined);
  const gallery = item.pictures ?? [];
  const names = [item.cover, ...found.pictures, ...gallery.map(({ address }) => address)].filter(Boolean);
  const files = await readFiles(tx, sourceId, names, item.base);
  const own = await addPictures(tx, item, files, place.organisationId);
  const srcOf = (name: string) => own.get(toFileKey(name, item.base));
  const text = own.size === 0 ? found : readForeignHtml(linked.html, (src) => srcOf(src)?.src);
  const isUnasked = (name: string) => !files.has(toFileKey(name, item.base));
  const dropped: Dropped[] = [
    ...item.notes,
    ...text.dropped.filter(({ kind, detail }) => kind !== 'picture' || !isUnasked(detail)),
    ...[item.cover, ...gallery.map(({ address }) => address)]
      .filter((name) => name !== '' && !isUnasked(name) && !srcOf(name))
      .map((detail) => ({ kind: 'picture', detail, count: 1 })),
    ...(isLast ? linked.open.map((detail) => ({ kind: 'inside', detail: detail.slice(0, 300), count: 1 })) : []),
  ];
  const detail = fitDetail(text.html, dropped);
  const cover = item.cover === '' ? undefined : srcOf(item.cover);
  const pictures = gallery.flatMap(({ address, alt, caption: typed }) => {
    const mediaId = srcOf(address)?.id;
    const caption = typed ? cutText(typed, ALT_LENGTH) : null;
    return mediaId === undefined ? [] : [{ mediaId, alt: cutText(alt, ALT_LENGTH), caption, decorative: false }];
  });
  return {
    content: {
      ...(before ?? blankContent),
      ...{ section: place.section, categoryId: place.categoryId, detail, topic: fitTopic(item, detail, dropped) },
      ...{
        coverId: cover?.id ?? before?.coverId ?? null,
        coverAlt: before?.coverAlt || cutText(item.coverAlt, ALT_LENGTH),
      },
      pictures: item.pictures === null ? (before?.pictures ?? []) : pictures.slice(0, MAX_PICTURES),
      videoLinks: item.videoLinks.slice(0, MAX_VIDEOS),
      publishAt: item.status === 'draft' ? null : item.publishAt,
    },
    dropped,
    waits: item.pictures === null || names.some(isUnasked) || (!isLast && linked.open.length > 0),
  };
}

/** Files by their keys; null for one that could not be had. */
export async function readFiles(
  from: Pick<Transaction, 'moveFile'>,
  sourceId: number,
  names: readonly string[],
  base: string,
) {
  const keys = [...new Set(names.map((name) => toFileKey(name, base)))];
  if (keys.length === 0) return new Map<string, FetchedPicture | null>();
  const rows = await from.moveFile.findMany({ where: { sourceId, address: { in: keys } } });
  return new Map(rows.map(({ address, file }) => [address, fetched.nullable().parse(file)]));
}

async function addPictures(
  tx: Transaction,
  { coverAlt }: SourceItem,
  files: ReadonlyMap<string, FetchedPicture | null>,
  organisationId: number,
) {
  const own = new Map<string, { id: number; src: string }>();
  for (const [key, file] of files) {
    if (file) own.set(key, await addFetchedPicture(tx, file, { organisationId, name: toFileName(key), alt: coverAlt }));
  }
  return own;
}

/** Text within the portal's length; what is cut is listed. */
export function fitDetail(html: string, drops: Dropped[]): string {
  if (html.length <= DETAIL_LENGTH) return html;
  drops.push({ kind: 'length', detail: String(html.length), count: 1 });
  return sanitizeHtml(html.slice(0, DETAIL_LENGTH).replace(/<[^<>]*$/, '')).slice(0, DETAIL_LENGTH);
}

/** Headline within the portal's length, made of the text where there is none. */
export function fitTopic({ topic }: SourceItem, detail: string, drops: Dropped[]): string {
  if (topic === '') {
    drops.push({ kind: 'topic', detail: '', count: 1 });
    return cutText(toPlainText(detail).replace(/\s+/g, ' '), MADE_TOPIC).trim() || words['moving.noTopic'];
  }
  if (topic.length > TOPIC_LENGTH) drops.push({ kind: 'topic', detail: topic.slice(TOPIC_LENGTH), count: 1 });
  return cutText(topic, TOPIC_LENGTH);
}

/** Parsed content of a stored JSON column, as runs keep it for undoing. */
export const storedBefore = z.object({
  content: z.custom<NewsContent>((value) => typeof value === 'object' && value !== null),
  ...{ status: z.enum(['allow', 'draft', 'hide']), level: z.number(), publishAt: z.coerce.date() },
});
