import { z } from 'zod';
import { findTerms } from '@/features/news/filter/terms.queries';
import { refreshSample } from '@/features/news/sample/sample.queries';
import { analyseSample, findMatchingRows, toSearchTerms } from '@/features/news/sample/sample.rules';
import { listAutocompleteEntries } from '@/features/search/autocomplete/autocomplete.queries';
import { buildBucketsSql, buildOneQuerySql } from '@/features/search/engine/plan.queries';
import { choosePlan, countSampleFacets } from '@/features/search/engine/plan.rules';
import { searchNews } from '@/features/search/search.queries';
import { MAX_COUNTED } from '@/features/search/search.schema';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { toSearchText } from '@/lib/text/search-text';
import { makeRandom } from '@/prisma/seed/content/random';
import { runInDatabase } from './run-in-database';
import { addItems } from './search-items';

/**
 * Measures searches in a separate database: `node scripts/run.mjs scripts/bench/search.ts [--items N] [--plans]`. With
 * N it is seeded with the demo content and N items before.
 */
const PER = 20;
const EACH = 40;
const ROUNDS = 5;
/** Number of items whose texts are cut into queries. */
const SAMPLE = 800;
/** Minimum share of the items that contain a common word, and maximum of a rare one. */
const COMMON = 0.2;
const RARE = 0.002;

type Kind = 'common' | 'between' | 'rare' | 'three letters' | 'phrase' | 'glued' | 'misspelt' | 'nothing';

/** Queries of each kind, from the existing texts. */
async function makeQueries(): Promise<Record<Kind, string[]>> {
  const random = makeRandom('search bench');
  const sample = await refreshSample();
  const rows = await readTexts();
  const texts = random.shuffle(rows).slice(0, 400);
  const words = [...new Set(texts.flatMap(({ text }) => segmentWords(text)))];
  const share = (word: string) => {
    const wanted = toSearchTerms([{ needle: toSearchText(word), synonyms: [] }]);
    return findMatchingRows(sample, wanted, 'text').filter(Boolean).length / sample.rows.length;
  };
  const shares = new Map(
    random
      .shuffle(words)
      .slice(0, 1_500)
      .map((word) => [word, share(word)]),
  );
  const between = (low: number, high: number) =>
    [...shares]
      .filter(([, value]) => value > low && value <= high)
      .slice(0, EACH)
      .map(([word]) => word);
  const piece = (text: string, length: number) => {
    const start = random.int(0, Math.max(0, text.length - length));
    return text.slice(start, start + length).trim();
  };
  return {
    common: between(COMMON, 1),
    between: between(RARE, COMMON),
    rare: between(-1, RARE),
    'three letters': texts
      .slice(0, EACH)
      .map(({ text }) => piece(text, 3))
      .filter((one) => toSearchText(one).length === 3),
    phrase: texts.slice(0, EACH).map(({ text }) => `"${piece(text, 24)}"`),
    // Three words of a headline without the spaces and words between them.
    glued: texts.slice(0, EACH).map(({ topic }) =>
      segmentWords(topic)
        .slice(0, 6)
        .filter((_, at) => at % 2 === 0)
        .join(''),
    ),
    misspelt: texts.slice(0, EACH).map(({ topic }) => misspell(segmentWords(topic).slice(0, 3).join(''))),
    nothing: texts.slice(0, EACH).map(({ topic }) => `${piece(topic, 5)}ฎฎ${piece(topic, 4)}`),
  };
}

/** Swaps two letters in the middle of a word. */
function misspell(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
}

const textRows = z.array(z.object({ topic: z.string(), text: z.string() }));

/** Search texts of items taken at random. */
async function readTexts() {
  const rows = await db.$queryRaw`
    SELECT topic_search AS topic, text_search AS text FROM news
    WHERE id IN (SELECT id FROM news_search ORDER BY hashint4(id) LIMIT ${SAMPLE})`;
  return textRows.parse(rows);
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const segmentWords = (text: string): string[] =>
  Array.from(segmenter.segment(text.slice(0, 600)), ({ segment }) => segment).filter((word) =>
    /^\p{L}[\p{L}\p{M}]{2,}$/u.test(word),
  );

/** Quantiles of all times, and of the best time of each query, which is least affected by other work on the machine. */
async function measure(name: string, queries: readonly string[], run: (query: string) => Promise<unknown>) {
  const times: number[] = [];
  const best = new Map<string, number>();
  for (const query of queries) await run(query);
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const start = performance.now();
      await run(query);
      const ms = performance.now() - start;
      times.push(ms);
      best.set(query, Math.min(ms, best.get(query) ?? ms));
    }
  }
  const { user, system } = process.cpuUsage(before);
  const slowest = [...best].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  const cpu = ((user + system) / 1_000 / Math.max(1, times.length)).toFixed(1);
  console.log(
    `${name} (${queries.length}): ${quantiles(times)}; best of each ${quantiles([...best.values()])} (${slowest}); node ${cpu} ms`,
  );
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} p95 ${at(0.95)} most ${at(1)}`;
}

/** Statements of one search, with PostgreSQL's plans. */
async function showPlans(search: string): Promise<void> {
  const wanted = toSearchTerms(await findTerms({ search }));
  const sample = await refreshSample();
  const looked = analyseSample(sample, {}, wanted);
  const way = choosePlan(looked, { most: PER + 1, counted: MAX_COUNTED + 1 });
  const question = {
    filter: {},
    wanted: looked.wanted,
    order: 'relevance',
    skip: 0,
    take: PER + 1,
    now: new Date(),
  } as const;
  console.log(`\n── ${search}: ${JSON.stringify(way)}`);
  if (!way.apart) return explain('all', buildOneQuerySql(question, way));
  const most = MAX_COUNTED + 1;
  const counting = way.count ? { most, ...way.count } : { most, drawn: countSampleFacets(sample, looked) };
  await explain('page', buildBucketsSql(question, way.page, way.ranks, counting));
}

const planRows = z.array(z.object({ 'QUERY PLAN': z.string() }));

async function explain(name: string, sql: Prisma.Sql): Promise<void> {
  const rows = planRows.parse(await db.$queryRaw(Prisma.sql`EXPLAIN (ANALYZE, BUFFERS) ${sql}`));
  console.log(`· ${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
}

async function main(): Promise<void> {
  const at = process.argv.indexOf('--items');
  if (at !== -1) await addItems(Number(process.argv[at + 1]));
  const sample = await refreshSample();
  console.log(`${sample.items} items, a sample of ${sample.rows.length}`);
  const queries = await makeQueries();
  for (const [kind, some] of Object.entries(queries)) {
    await measure(kind, some, (search) => searchNews({ search }, { page: 1, per: PER }));
  }
  await measure('page 5', queries.common, (search) => searchNews({ search }, { page: 5, per: PER }));
  await measure('by reads', queries.common, (search) =>
    searchNews({ search }, { page: 1, per: PER, sort: 'news_countread' }),
  );
  await measure(
    'suggestions',
    [...queries.common, ...queries.rare].map((word) => word.slice(0, 4)),
    listAutocompleteEntries,
  );
  if (process.argv.includes('--plans')) {
    for (const search of [queries.common[0], queries.rare[0]]) if (search) await showPlans(search);
  }
}

await runInDatabase(main);
