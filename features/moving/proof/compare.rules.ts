import { toWellFormed } from '@/lib/text/text-rules';
import type { SourceItem } from '../moving.schema';
import type { Difference } from './proof.schema';

/** Longest value that a difference shows. */
const SHOWN = 200;
const AROUND = 40;

/** Item as it has to be here, by what the source says now. */
export type ExpectedItem = Pick<SourceItem, 'status' | 'level' | 'reads' | 'shares' | 'videoLinks' | 'publishAt'> & {
  topic: string;
  detail: string;
  /** Names of the category and the office here; undefined where none stands for them. */
  category: string | undefined;
  office: string | undefined;
  /** Hashes of the fetched files. */
  cover: string | undefined;
  pictures: readonly string[];
};

/** The item as it is here. */
export type FoundItem = Omit<ExpectedItem, 'publishAt' | 'level' | 'category' | 'office'> & {
  publishAt: string;
  level: number;
  category: string;
  office: string;
};

/**
 * Compares an item field by field. What the source doesn't tell (a date, a level, a category without a counterpart) is
 * not compared; counts here may be higher, as readers read here too.
 */
export function compareItem(there: ExpectedItem, here: FoundItem, max: { pictures: number; videos: number }) {
  const found: Difference[] = [];
  const check = (field: Difference['field'], one: string, other: string) => {
    if (one === other) return;
    const from = Math.max(0, findFirstDifference(one, other) - AROUND);
    found.push({ field, there: cutFrom(one, from), here: cutFrom(other, from) });
  };
  check('topic', there.topic, here.topic);
  check('detail', there.detail, here.detail);
  if (there.publishAt !== null && there.status !== 'draft')
    check('publishAt', new Date(there.publishAt).toISOString(), here.publishAt);
  check('status', there.status, here.status);
  if (there.level !== null) check('level', String(there.level), String(here.level));
  if (there.category !== undefined) check('category', there.category, here.category);
  if (there.office !== undefined) check('office', there.office, here.office);
  check('videoLinks', there.videoLinks.slice(0, max.videos).join(' '), here.videoLinks.join(' '));
  if (there.cover !== undefined) check('cover', there.cover, here.cover ?? '');
  check('pictures', there.pictures.slice(0, max.pictures).join(' '), here.pictures.join(' '));
  if (here.reads < there.reads) check('reads', String(there.reads), String(here.reads));
  if (here.shares < there.shares) check('shares', String(there.shares), String(here.shares));
  return found;
}

function findFirstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const cutFrom = (text: string, from: number): string =>
  toWellFormed(`${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}${text.length > from + SHOWN ? '…' : ''}`);
