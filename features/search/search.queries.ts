import { z } from 'zod';
import { findTerms } from '@/features/news/filter/filter.queries';
import type { NewsFilter, Term } from '@/features/news/filter/filter.schema';
import { listCardsInOrder } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { getPageCount } from '@/lib/list/list';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, expireAt, expireIn, tag } from '@/lib/request/context';
import { htmlToLine } from '@/lib/text/plain-html';
import { getCurrentTime } from '@/lib/time/current-time';
import { toSearchTerms } from './engine/frequency.rules';
import { executeSearch } from './engine/plan.queries';
import { collectWords, highlightHits, highlightPassage } from './highlights.rules';
import {
  MAX_COUNTED,
  MAX_REACHABLE,
  type SearchHit,
  type SearchResult,
  type SearchState,
  type Segment,
} from './search.schema';
import { listSpellingProposals } from './spelling.queries';

/** Spellings are suggested for fewer results than this. */
const FEW_RESULTS = 3;
/** Maximum age of a result ordered by reads, in milliseconds: counting reads invalidates no tags. */
const READS_CACHED_MS = 300_000;

/**
 * A page of the public items that match a filter, their number and their facets. An item matches if every word of the
 * search, or a synonym of it, is anywhere in its headline or text.
 *
 * Order by relevance: first the items with all words as whole words of the headline, as segmented by `toSearchWords`;
 * then those with all words in the headline; then the others; within each, newest first, then the larger id. Order by
 * reads: most read first, then the larger id; unread items last. The order does not depend on the access path, so each
 * item is on exactly one page, within the first 10,000 items.
 *
 * @param state `page` from 1; `sort` defaults to relevance, or newest first without words
 */
export async function searchNews(filter: NewsFilter, state: SearchState): Promise<SearchResult> {
  const { page, per } = state;
  const { terms, ids, total, next, sort, facets, facetsPartial } = await findResultPage(filter, state);
  const more = total > MAX_COUNTED;
  const known = getPageCount(Math.min(total, MAX_COUNTED), per);
  return {
    ...{ hits: await readHits(ids, terms), page, per, sort, terms, next, facets, facetsPartial, more },
    total: Math.min(total, MAX_COUNTED),
    pages: more ? Math.max(known, next ? page + 1 : page) : known,
    didYouMean: terms.length > 0 && total < FEW_RESULTS ? await listSpellingProposals(filter, terms) : [],
  };
}

/** Like `searchNews`, but only the ids; `total` is one above `MAX_COUNTED` if there are more. */
export async function findResultPage(filter: NewsFilter, { page, per, sort }: SearchState) {
  dependsOn(tag.lists(filter.categoryId), tag.categories, tag.organisations);
  const terms = await findTerms(filter);
  const wanted = toSearchTerms(terms);
  const asked = sort ?? 'relevance';
  const order = asked === 'relevance' && terms.length === 0 ? 'news_date' : asked;
  const skip = Math.min((page - 1) * per, MAX_REACHABLE);
  const take = Math.min(per, MAX_REACHABLE - skip);
  const question = { filter, wanted, order, skip, take: take + 1, now: getCurrentTime() } as const;
  const { ids, changes, ...found } = await executeSearch(question, MAX_COUNTED + 1);
  if (changes) expireAt(changes);
  if (order === 'news_countread') expireIn(READS_CACHED_MS);
  return { terms, sort: order, ...found, ids: ids.slice(0, take), next: take === per && ids.length > take };
}

/** Loads the items in the order of their ids, with the hits marked. */
async function readHits(ids: readonly number[], terms: readonly Term[]): Promise<SearchHit[]> {
  const words = collectWords(terms);
  const [cards, passages] = await Promise.all([listCardsInOrder(ids), readPassages(ids, words)]);
  return cards.map((card) => {
    const passage = passages.get(card.id) ?? [];
    return { card, headline: highlightHits(card.topic, words), passage };
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
