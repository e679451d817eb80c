import { z } from 'zod';
import { hasQuotedPart } from '@/features/news/filter/filter.rules';
import { ENOUGH_HITS, type NewsFilter, type SearchLevel, type Term } from '@/features/news/filter/filter.schema';
import { findSearchLevels } from '@/features/news/filter/terms.queries';
import { listCardsInOrder } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { getPageCount } from '@/lib/list/list';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, expireIn, tag } from '@/lib/request/context';
import { htmlToLine } from '@/lib/text/plain-html';
import { collectWords, highlightHits, highlightPassage } from './highlights.rules';
import {
  MAX_COUNTED,
  MAX_REACHABLE,
  type SearchHit,
  type SearchResult,
  type SearchState,
  type Segment,
} from './search.schema';
import { findSureProposal, hasFragment, listSpellingProposals } from './spelling.queries';
import { searchLevels, type TieredId, type TieredResult } from './tiers.queries';

/** Maximum age of a result ordered by reads, in milliseconds: counting reads invalidates no tags. */
const READS_CACHED_MS = 300_000;

/**
 * A page of the public items that match a filter, their number and their facets. An item matches if every word of the
 * search, in one of its spellings or by a synonym, is anywhere in its headline or text.
 *
 * With fewer than three such items the search is cut into words: items with all of them follow, then those with some. A
 * search of which no item has all words is replaced by its spelling that is beyond doubt, if there is one. Of hundreds of
 * thousands of items such guesses find only new ones where looking for all would take long.
 *
 * Order by relevance: first the items with all words as whole words of the headline, as segmented by `toSearchWords`;
 * then those with all words in the headline; then the others; within each, newest first, then the larger id. Order by
 * reads: most read first, then the larger id; unread items last. Every order is one within the tiers. It does not
 * depend on the access path, so each item is on exactly one page, within the first 10,000 items.
 *
 * @param state `page` from 1; `sort` defaults to relevance, or newest first without words
 */
export async function searchNews(filter: NewsFilter, state: SearchState): Promise<SearchResult> {
  const asked = await readQuestion(filter, state);
  const { levels, window, terms } = asked;
  const typed = await searchLevels(window, levels.slice(0, 1));
  const precise = await searchLevels(window, levels.slice(1).filter(isPrecise), typed);
  const isMiss = terms.length > 0 && precise.total === 0;
  const isDoubtful = precise.total < ENOUGH_HITS || (typed.total === 0 && (await hasFragment(terms)));
  const proposals = terms.length > 0 && isDoubtful ? await listSpellingProposals(filter, terms) : [];
  const isCorrectable = typed.total === 0 && !state.exact && !hasQuotedPart(filter.search ?? '');
  const sure = isCorrectable ? await findSureProposal(proposals, isMiss) : undefined;
  if (sure) {
    const found = await searchNews({ ...filter, search: sure.search }, { ...state, exact: true });
    if (found.total > 0) return { ...found, corrected: sure.search, isMiss, didYouMean: [] };
  }
  const loose = levels.filter((level) => !isPrecise(level));
  const result = await searchLevels(window, loose, precise);
  return {
    ...(await toSearchResult(asked, state, result)),
    isMiss,
    didYouMean: proposals.flatMap(({ search, found }) => (found ? [search] : [])),
  };
}

const isPrecise = ({ tier }: SearchLevel): boolean => tier !== 'some';

type Question = Awaited<ReturnType<typeof readQuestion>>;

async function readQuestion(filter: NewsFilter, { page, per, sort }: SearchState) {
  dependsOn(tag.lists(filter.categoryId), tag.categories, tag.organisations);
  const levels = await findSearchLevels(filter);
  const [{ terms }] = levels;
  const asked = sort ?? 'relevance';
  const order = asked === 'relevance' && terms.length === 0 ? 'news_date' : asked;
  if (order === 'news_countread') expireIn(READS_CACHED_MS);
  const skip = Math.min((page - 1) * per, MAX_REACHABLE);
  // One more item tells whether there is another page.
  const window = { filter, order, skip, take: Math.min(per, MAX_REACHABLE - skip) + 1 } as const;
  return { levels, terms, window };
}

async function toSearchResult({ terms, window }: Question, { page, per }: SearchState, result: TieredResult) {
  const { total, more, facets, facetsPartial, level } = result;
  const hits = result.hits.slice(0, window.take - 1);
  const next = window.take === per + 1 && result.hits.length === window.take;
  // Of a lower bound one less is certainly exceeded.
  const sure = Math.min(more ? total - 1 : total, MAX_COUNTED);
  const known = getPageCount(sure, per);
  const used = level && level.terms !== terms ? level.terms : [];
  return {
    ...{
      hits: await readHits(hits, [...terms, ...used]),
      page,
      per,
      sort: window.order,
      terms,
      next,
      facets,
      facetsPartial,
      more,
    },
    words: used.map(({ needle }) => needle),
    total: sure,
    pages: more ? Math.max(known, next ? page + 1 : page) : known,
  };
}

/** Ids of a page of the items that have the search, or all of its words; `total` may be a lower bound. */
export async function findResultPage(filter: NewsFilter, state: SearchState) {
  const { levels, window } = await readQuestion(filter, state);
  const { hits, total } = await searchLevels(window, levels.filter(isPrecise));
  return { ids: hits.slice(0, window.take - 1).map(({ id }) => id), total };
}

/** Loads the items in the order of their ids, with the hits marked. */
async function readHits(found: readonly TieredId[], terms: readonly Term[]): Promise<SearchHit[]> {
  const words = collectWords(terms);
  const ids = found.map(({ id }) => id);
  const tiers = new Map(found.map(({ id, tier }) => [id, tier]));
  const [cards, passages] = await Promise.all([listCardsInOrder(ids), readPassages(ids, words)]);
  return cards.map((card) => {
    const passage = passages.get(card.id) ?? [];
    return { card, headline: highlightHits(card.topic, words), passage, tier: tiers.get(card.id) ?? 'phrase' };
  });
}

const textRows = z.array(z.object({ id: z.number(), summary: z.string(), detail: z.string() }));

/** The best passage of each text: from its summary if that has a hit, else from the whole text. */
async function readPassages(ids: readonly number[], words: readonly string[]) {
  if (ids.length === 0) return new Map<number, Segment[]>();
  // Whole texts are large, so they are loaded only if the summary has no hit.
  const inSummary = words.map((word) => Prisma.sql`strpos(lower(summary), ${word}) > 0`);
  const detail =
    words.length === 0
      ? Prisma.sql`''`
      : Prisma.sql`CASE WHEN ${Prisma.join(inSummary, ' OR ')} THEN '' ELSE detail END`;
  const rows =
    await db.$queryRaw`SELECT id, summary, ${detail} AS detail FROM news WHERE id = ANY (${[...ids]}::int[])`;
  return new Map(
    textRows.parse(rows).map(({ id, summary, detail }) => {
      const beginning = highlightPassage(summary, words);
      const whole = beginning.found || words.length === 0 ? beginning : highlightPassage(htmlToLine(detail), words);
      return [id, (whole.found ? whole : beginning).pieces];
    }),
  );
}
