import { MAX_INTEGER } from '@/lib/command/ids';
import { readVideo } from '@/lib/rich-text/video';
import { stripControls, tidyText } from '@/lib/text/text-rules';
import { repairThai } from '@/lib/text/thai-encodings';
import type { Dropped, SourceItem, SourcePicture } from '../moving.schema';
import { readOldDate } from './dates.rules';
import { decodeEntities } from './entities.rules';

/** Traits of an old site that decide how its rows are read. */
export type RowTraits = {
  /** True for a site with this portal's own calls, whose texts are exact. */
  isOwn: boolean;
  /** True if lists have whole texts. */
  isFull: boolean;
};

type Row = Readonly<Record<string, unknown>>;

const MAX_LEVEL = 3;
const statuses: Readonly<Record<string, SourceItem['status']>> = { allow: 'allow', hide: 'hide' };
/** Ends of a text that was cut. */
const CUT = /(?:\.{3}|…)\s*$/;
/** Markup that was stored as text. */
const ESCAPED = /&lt;\/?[a-z]/i;
const TAG = /<\/?[a-z]/i;
/** Author of items without one. */
const AGENCY = /^\s*(?:admin|administrator)?\s*$/i;

/** True for a JSON object. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field as text, repaired; empty for none. */
export function readText(row: Row, ...names: readonly string[]): string {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string' && value.trim() !== '') return repairThai(stripControls(value));
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A field as a number from 0 to `max`; undefined for anything else. */
export function readNumber(row: Row, name: string, max = MAX_INTEGER): number | undefined {
  const value = Number(
    typeof row[name] === 'string' ? row[name].replace(/,/g, '').trim() || Number.NaN : (row[name] ?? Number.NaN),
  );
  return Number.isInteger(value) && value >= 0 ? Math.min(value, max) : undefined;
}

/** A line of plain text, as headlines and names are. */
export function readLine(row: Row, traits: Pick<RowTraits, 'isOwn'>, ...names: readonly string[]): string {
  const raw = readText(row, ...names);
  const plain = traits.isOwn ? raw : decodeEntities(decodeEntities(raw).replace(/<\/?[a-z][^<>]*>/gi, ' '));
  return tidyText(plain.replace(/\s+/g, ' ')).trim();
}

/**
 * Reads an item of the old contract, of a list or of a detail.
 *
 * @returns undefined for a row without a readable id
 */
export function readOldItem(row: unknown, traits: RowTraits, now: Date, base: string): SourceItem | undefined {
  const id = isRow(row) ? readNumber(row, 'news_id') : undefined;
  if (!isRow(row) || id === undefined || id < 1) return undefined;
  const notes: Dropped[] = [];
  const note = (kind: string, detail: string) => notes.push({ kind, detail: detail.slice(0, 300), count: 1 });
  const publishAt = readOldDate(row.news_datetime, now) ?? readOldDate(row.news_date, now);
  if (!publishAt) note('date', String(row.news_datetime ?? row.news_date ?? ''));
  const status = readText(row, 'news_status');
  const known = status === '' ? 'allow' : (statuses[status] ?? 'draft');
  if (known === 'draft') note('status', status);
  const office = readLine(row, traits, 'usersystems_name');
  const text = readText(row, 'news_detail');
  return {
    ...{ oldId: String(id), keptId: id, topic: readLine(row, traits, 'news_topic'), html: toHtml(text, traits) },
    ...{ publishAt: publishAt?.toISOString() ?? null, status: known },
    level: readNumber(row, 'news_approveLevel', MAX_LEVEL) ?? null,
    category: readText(row, 'newsCatID', 'news_type'),
    categoryName: readLine(row, traits, 'newsCatName'),
    office: AGENCY.test(office) ? '' : office,
    reads: readNumber(row, 'news_countread') ?? 0,
    shares: readNumber(row, 'news_Countshare') ?? 0,
    videoLinks: readVideos(readText(row, 'newsVdoLinks'), (link) => note('video', link)),
    ...{ cover: readText(row, 'news_pic_name').trim(), coverAlt: '', pictures: null, addresses: [], base, notes },
    isCut: !traits.isFull || (!traits.isOwn && CUT.test(text) && !TAG.test(text)),
  };
}

/** Text of an item as HTML: markup that was stored as text becomes markup. */
function toHtml(text: string, { isOwn }: RowTraits): string {
  return !isOwn && !TAG.test(text) && ESCAPED.test(text) ? decodeEntities(text) : text;
}

function readVideos(links: string, drop: (link: string) => void): string[] {
  const typed = links.split(/[,\s]+/).filter(Boolean);
  const plays = (link: string) => readVideo(link)?.embed !== undefined;
  for (const link of typed.filter((one) => !plays(one))) drop(link);
  return [...new Set(typed.filter(plays))];
}

/** Pictures of an item in their order, without nameless ones. */
export function readOldPictures(rows: readonly unknown[], traits: Pick<RowTraits, 'isOwn'>): SourcePicture[] {
  return rows
    .filter(isRow)
    .map((row) => ({
      order: readNumber(row, 'news_pic_order') ?? MAX_INTEGER,
      address: readText(row, 'news_pic_name').trim(),
      alt: readLine(row, traits, 'news_pic_alt'),
    }))
    .filter(({ address }) => address !== '')
    .toSorted((one, other) => one.order - other.order)
    .map(({ address, alt }) => ({ address, alt }));
}
