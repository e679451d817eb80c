import { db, runLongTransaction, type Transaction } from '@/lib/db/db';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { toSearchText } from '@/lib/text/search-text';
import { toSearchWords } from '@/lib/text/search-words';
import { DAY_MS } from '@/lib/time/units';
import { makeBulkNews } from '@/prisma/seed/content/news/bulk';
import type { Random } from '@/prisma/seed/content/random';
import { aCategory, anOrganisation } from './builders';
import { fillWithoutTextIndexes } from './text-indexes';

/** An item as a test knows it, to be searched in memory. */
export type SearchableItem = { id: number; topic: string; words: string; text: string; at: number };

/** Number of generated items whose sentences are recombined. */
const SOURCES = 300;
/** Sentences per text. */
const SENTENCES = 2;
const BATCH = 4_000;
const LONGEST_MS = 120_000;

/** Creates `count` public items of Thai sentences in one transaction, in one category, of one office. */
export async function createManyItems(count: number, random: Random): Promise<SearchableItem[]> {
  const [{ id: category }, { id: office }] = [await aCategory(), await anOrganisation()];
  const now = new Date();
  const sources = Array.from({ length: SOURCES }, (_, index) => makeBulkNews(index * 7, now));
  const topics = sources.map(({ topic }) => topic);
  const sentences = sources
    .flatMap(({ detailHtml }) => toPlainText(detailHtml).split(/\n+/))
    .filter((one) => one !== '');
  const made = Array.from({ length: count }, (_, index) => {
    const topic = random.chance(0.5)
      ? random.pick(topics)
      : `${random.pick(topics).slice(0, 30)} ${random.pick(topics)}`;
    const plain = Array.from({ length: SENTENCES }, () => random.pick(sentences)).join(' ');
    // Some share their time, so that the order has to fall back on the id.
    const at = new Date(now.getTime() - DAY_MS - Math.floor(index / 3) * 60_000);
    const columns = {
      topicSearch: toSearchText(topic),
      words: toSearchWords(topic),
      text: toSearchText(`${topic} ${plain}`),
    };
    return { topic, plain, at, ...columns };
  });
  const known: SearchableItem[] = [];
  await runLongTransaction(LONGEST_MS, (tx) =>
    fillWithoutTextIndexes(tx, async () => {
      for (let start = 0; start < made.length; start += BATCH) {
        const some = made.slice(start, start + BATCH);
        const ids = await insert(tx, category, office, some);
        some.forEach(({ topicSearch, words, text, at }, index) => {
          known.push({ id: ids[index] ?? 0, topic: topicSearch, words, text, at: at.getTime() });
        });
      }
    }),
  );
  await db.$executeRawUnsafe('ANALYZE news, news_search');
  return known;
}

type Made = { topic: string; plain: string; at: Date; topicSearch: string; words: string; text: string };

async function insert(tx: Transaction, category: number, office: number, some: readonly Made[]): Promise<number[]> {
  const column = <K extends keyof Made>(name: K) => some.map((one) => one[name]);
  const rows = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO news (category_id, organisation_id, topic, detail, summary, topic_search, topic_words, text_search,
      status, approve_level, publish_at, updated_at)
    SELECT ${category}, ${office}, topic, '<p>' || plain || '</p>', left(plain, 600), topic_search, words, text,
      'allow', 1, at, at
    FROM unnest(${column('topic')}::text[], ${column('plain')}::text[], ${column('topicSearch')}::text[],
      ${column('words')}::text[], ${column('text')}::text[], ${some.map(({ at }) => at.toISOString())}::timestamptz[])
      WITH ORDINALITY AS t (topic, plain, topic_search, words, text, at, place) ORDER BY place RETURNING id`;
  return rows.map(({ id }) => id);
}
