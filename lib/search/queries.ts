import { db } from '../db';
import { pageCount } from '../list';
import { listPublicCards } from '../news/queries';
import { readTerms } from '../news-filter/queries';
import type { NewsFilter, Term } from '../news-filter/schema';
import { plainHtml } from '../plain-html';
import { readSample } from '../search-frequency/queries';
import { wantedOf } from '../search-frequency/rules';
import { markHits, markPassage, wordsOf } from '../search-highlights/rules';
import { countFound, findWhole, listApart, NEAR, readNearFacets } from '../search-ranking/queries';
import { chooseWay } from '../search-ranking/rules';
import type { Choice, Question } from '../search-ranking/schema';
import { listNearSearches } from '../search-spelling/queries';
import { seen, tag } from '../trace';
import { DEEPEST, MOST_COUNTED, type SearchAnswer, type SearchHit, type SearchState } from './schema';

/** So few items let one ask whether something else was meant. */
const FEW = 3;

/**
 * A page of the public items that fit a filter, how many there are, and what they can be narrowed to. An item fits that
 * holds every word of the search, or one that counts as the same, anywhere in headline or text.
 *
 * By relevance come first those whose headline has all of them as whole words, as `searchWords` cuts it; then those whose
 * headline has them all; then the others; within each the newest first, and of one moment the larger id. By reads, the
 * most read first, of as many the larger id, and those that nobody has opened last. Whatever way it is found, the order
 * is the same: over its pages every item stands exactly once, as far as 10,000 items.
 *
 * @param state `page` from 1; `sort` is relevance where there are words, and else the newest first
 */
export async function searchNews(filter: NewsFilter, state: SearchState): Promise<SearchAnswer> {
  const { page, per } = state;
  const { terms, ids, total, next, sort, facets, facetsPartial } = await findPage(filter, state);
  const more = total > MOST_COUNTED;
  const known = pageCount(Math.min(total, MOST_COUNTED), per);
  return {
    ...{ hits: await readHits(ids, terms), page, per, sort, terms, next, facets, facetsPartial, more },
    total: Math.min(total, MOST_COUNTED),
    pages: more ? Math.max(known, next ? page + 1 : page) : known,
    didYouMean: terms.length > 0 && total < FEW ? await listNearSearches(filter, terms) : [],
  };
}

/** As `searchNews`, the ids only; `total` goes one beyond what is counted where there are more. */
export async function findPage(filter: NewsFilter, { page, per, sort }: SearchState) {
  seen(tag.lists(filter.categoryId), tag.categories, tag.organisations);
  const terms = await readTerms(filter);
  const wanted = wantedOf(terms);
  const asked = sort ?? 'relevance';
  const order = asked === 'relevance' && terms.length === 0 ? 'news_date' : asked;
  const skip = Math.min((page - 1) * per, DEEPEST);
  const take = Math.min(per, DEEPEST - skip);
  const question = { filter, wanted, order, skip, take: take + 1, now: new Date() } as const;
  const most = skip + take + 1;
  const way = chooseWay(await readSample(), filter, wanted, { most, counted: MOST_COUNTED + 1, near: NEAR });
  const { ids, ...found } = await find(question, way);
  return { terms, sort: order, ...found, ids: ids.slice(0, take), next: take === per && ids.length > take };
}

async function find(question: Question, way: Choice) {
  if (!way.apart) return { ...(await findWhole(question, way.asking)), facetsPartial: false };
  const [ids, total, facets] = await Promise.all([
    listApart(question, way.page, way.ranks),
    countFound(question, way.count, MOST_COUNTED + 1),
    readNearFacets(question),
  ]);
  return { ids, total, facets, facetsPartial: true };
}

/** The items in the order of their ids, with what was looked for marked in them. */
async function readHits(ids: readonly number[], terms: readonly Term[]): Promise<SearchHit[]> {
  const words = wordsOf(terms);
  const [cards, passages] = await Promise.all([listPublicCards(ids), readPassages(ids, words)]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => {
    const card = byId.get(id);
    return card ? [{ card, headline: markHits(card.topic, words), passage: passages.get(id) ?? [] }] : [];
  });
}

/** The best place of each text: in its beginning, which is kept apart, or else anywhere in it. */
async function readPassages(ids: readonly number[], words: readonly string[]) {
  const where = (some: readonly number[]) => ({ where: { id: { in: [...some] } } });
  const rows = await db.news.findMany({ ...where(ids), select: { id: true, summary: true } });
  const passages = new Map(rows.map(({ id, summary }) => [id, markPassage(summary, words)]));
  const lost = words.length === 0 ? [] : ids.filter((id) => passages.get(id)?.found === false);
  if (lost.length > 0) {
    const texts = await db.news.findMany({ ...where(lost), select: { id: true, detail: true } });
    for (const { id, detail } of texts) {
      const passage = markPassage(plainHtml(detail), words);
      if (passage.found) passages.set(id, passage);
    }
  }
  return new Map([...passages].map(([id, { pieces }]) => [id, pieces]));
}
