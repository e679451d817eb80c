import { ENOUGH_HITS, type NewsFilter, type SearchLevel, type SearchTier } from '@/features/news/filter/filter.schema';
import { toSearchTerms } from '@/features/news/sample/sample.rules';
import { expireAt } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import type { NewestIf, SearchOrder } from './engine/buckets.schema';
import { mergeFacets } from './engine/facets.rules';
import { type Facets, noFacets } from './engine/facets.schema';
import { executeSearch } from './engine/plan.queries';
import { MAX_COUNTED } from './search.schema';

/** The part of the results that a page shows. */
export type ResultWindow = { filter: NewsFilter; order: SearchOrder; skip: number; take: number };

/** An item found, and how precisely. */
export type TieredId = { id: number; tier: SearchTier };

/**
 * Results of the levels of a search that were tried. A level follows only while those before have fewer than three
 * items, so `before` holds at most two; the order is theirs first, then the last level's.
 */
export type TieredResult = {
  /** Items of earlier levels, which later ones leave out. */
  before: readonly TieredId[];
  /** Items in the window. */
  hits: readonly TieredId[];
  /** Number of items; if `more` is true, a lower bound. */
  total: number;
  more: boolean;
  facets: Facets;
  facetsPartial: boolean;
  /** The widest level tried. */
  level: SearchLevel | undefined;
};

export const emptyResult: TieredResult = {
  ...{ before: [], hits: [], total: 0, more: false, facets: noFacets, facetsPartial: false, level: undefined },
};

/**
 * Searches level by level until there are enough items. Each item is in the first level that finds it, so it is on
 * exactly one page; which levels are tried depends on the items alone, not on the page.
 *
 * @param given result of the levels before these
 */
export async function searchLevels(
  window: ResultWindow,
  levels: readonly SearchLevel[],
  given: TieredResult = emptyResult,
): Promise<TieredResult> {
  let result = given;
  for (const level of levels) {
    if (result.total >= ENOUGH_HITS || (level.lastResort && result.total > 0)) break;
    result = await addLevel(window, level, result);
  }
  return result;
}

async function addLevel(
  window: ResultWindow,
  level: SearchLevel,
  { before, facets }: TieredResult,
): Promise<TieredResult> {
  const { skip, take } = window;
  const rest = { skip: Math.max(0, skip - before.length), take: Math.max(1, take - Math.max(0, before.length - skip)) };
  const found = await searchLevel({ ...window, ...rest }, level, before);
  const total = before.length + found.total;
  const shown = [...before.slice(skip), ...found.hits].slice(0, take);
  const { more, facetsPartial } = found;
  const result = { total, more, facets: mergeFacets(facets, found.facets), facetsPartial, level };
  if (total >= ENOUGH_HITS) return { ...result, before, hits: shown };
  const few =
    found.hits.length === found.total
      ? found
      : await searchLevel({ ...window, skip: 0, take: ENOUGH_HITS }, level, before);
  const all = [...before, ...few.hits];
  return { ...result, before: all, hits: all.slice(skip, skip + take) };
}

async function searchLevel(window: ResultWindow, level: SearchLevel, before: readonly TieredId[]) {
  const { tier, terms, least } = level;
  const wanted = toSearchTerms(terms, least);
  const newestIf = toNewestIf(level);
  const question = { ...window, wanted, newestIf, except: before.map(({ id }) => id), now: getCurrentTime() };
  const { ids, changes, ...found } = await executeSearch(question, MAX_COUNTED + 1);
  if (changes) expireAt(changes);
  return { ...found, hits: ids.map((id): TieredId => ({ id, tier })) };
}

/** Ways that a wider one makes up for are taken as far as they are cheap. */
const toNewestIf = ({ tier, isExhaustive }: SearchLevel): NewestIf | undefined =>
  isExhaustive ? undefined : tier === 'some' ? 'all-costly' : 'first-costly';
