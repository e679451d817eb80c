import type { SourceItem } from '../moving.schema';

/** Key of a file in the table of files: its whole address, as far as one can be built from what a text says. */
export function toFileKey(name: string, base: string): string {
  const clean = name.trim();
  return URL.canParse(clean, base) ? new URL(clean, base).href : clean;
}

/**
 * Fields of an item whose change at the source is a change of the item. Counts are none, nor are pictures below it where
 * they have to be asked for.
 */
export const toComparedFields = (item: SourceItem) => [
  ...[item.topic, item.html, item.publishAt, item.status, item.level, item.category, item.office],
  ...[item.videoLinks, item.cover, item.coverAlt, ...(item.pictures === null ? [] : [item.pictures])],
  ...(item.canonicalUrl === undefined ? [] : [item.canonicalUrl]),
];

/** Name of a file for the library: the last part of its address. */
export function toFileName(name: string): string {
  const last = name.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
