import { createHash } from 'node:crypto';
import { readVideo } from '@/lib/rich-text/video';
import type { Dropped, Remark, SourceItem } from '../moving.schema';
import { movingFeedMessages as words } from './feed.messages';
import { MAX_FEED_ITEMS } from './feed.schema';
import { readFeedDate } from './feed-dates.rules';
import { resolveLinks, toWebAddress } from './feed-text.rules';

/** Longest identity that is kept as it is. */
const ID_LENGTH = 500;
const MAX_DETAIL = 300;
const PICTURE = /\.(?:jpe?g|png|webp|gif)(?:$|[?#])/i;

/** A file that an item of a feed names. */
export type FeedFile = { address: string; type: string; alt: string };

/** An item as it stands in a feed of any format; texts are HTML, lines are plain. */
export type RawFeedItem = {
  id: string;
  link: string;
  title: string;
  html: string;
  date: string;
  categories: readonly string[];
  /** Pictures that stand for it, the best first. */
  covers: readonly FeedFile[];
  files: readonly FeedFile[];
  /** Address against which those of the item are resolved. */
  base: string;
  /** Text that the feed only names the address of; empty for none. */
  elsewhere?: string;
};

/** True for a file that is a picture by its type, or by its name where it has none. */
export const isPictureFile = ({ address, type }: Pick<FeedFile, 'address' | 'type'>): boolean =>
  type === '' ? PICTURE.test(address) : /^image(?:\/|$)/i.test(type);

/** An item of a feed as that of a source; undefined for one without any content. */
export function toFeedSourceItem(raw: RawFeedItem, now: Date): SourceItem | undefined {
  const link = toWebAddress(raw.link, raw.base);
  const base = toWebAddress(raw.base, link ?? '') ?? link ?? '';
  const identity = raw.id || link || (raw.title === '' ? '' : `${raw.title} ${raw.date}`);
  if (identity === '' || (raw.title === '' && raw.html === '')) return undefined;
  const notes: Dropped[] = [];
  const note = (kind: string, detail: string) => notes.push({ kind, detail: detail.slice(0, MAX_DETAIL), count: 1 });
  const publishAt = readFeedDate(raw.date, now);
  if (!publishAt && raw.date !== '') note('date', raw.date);
  if (raw.elsewhere) note('text', raw.elsewhere);
  const [cover] = [...raw.covers, ...raw.files.filter(isPictureFile)].flatMap((one) => {
    const address = toWebAddress(one.address, base);
    return address === undefined ? [] : [{ ...one, address }];
  });
  const others = raw.files.filter((file) => !isPictureFile(file)).map(({ address }) => address);
  const plays = (address: string) => readVideo(address)?.embed !== undefined;
  for (const address of others.filter((one) => !plays(one))) note('file', address);
  const [category = ''] = raw.categories;
  return {
    ...{ oldId: toOldId(identity), keptId: null, topic: raw.title, html: resolveLinks(raw.html, base) },
    ...{ publishAt: publishAt?.toISOString() ?? null, status: 'allow', level: null },
    ...{ category, categoryName: category, office: '', reads: 0, shares: 0 },
    videoLinks: [...new Set([...(link && plays(link) ? [link] : []), ...others.filter(plays)])],
    ...{
      cover: cover?.address ?? '',
      coverAlt: cover?.alt ?? '',
      pictures: [],
      addresses: [],
      base,
      isCut: false,
      notes,
    },
    ...(link === undefined ? {} : { canonicalUrl: link }),
  };
}

const toOldId = (identity: string): string =>
  identity.length <= ID_LENGTH ? identity : createHash('sha256').update(identity).digest('hex');

/** Items with a content, each identity once, and what was left out. */
export function toFeedItems(raw: readonly RawFeedItem[], now: Date): { items: SourceItem[]; remarks: Remark[] } {
  const all = raw.slice(0, MAX_FEED_ITEMS).flatMap((one) => toFeedSourceItem(one, now) ?? []);
  const first = new Map<string, SourceItem>();
  for (const item of all) if (!first.has(item.oldId)) first.set(item.oldId, item);
  const remarks: Remark[] = [];
  const add = (text: string, count: number) => count > 0 && remarks.push({ text, detail: String(count) });
  add(words['feed.remark.many'], raw.length - MAX_FEED_ITEMS);
  add(words['feed.remark.empty'], Math.min(raw.length, MAX_FEED_ITEMS) - all.length);
  add(words['feed.remark.double'], all.length - first.size);
  return { items: [...first.values()], remarks };
}
