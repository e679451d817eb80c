import { db, runLongTransaction } from '@/lib/db/db';
import { aCategory, anOffice, anOrganisation } from '@/testing/builders';
import { explainQueries, recordQueries } from '@/testing/query-plans';
import { listReadCases } from '@/testing/read-cases';
import { dropTextIndexes } from '@/testing/text-indexes';

/** Time to fill the tables and plan each query, on a machine that may be busy. */
jest.setTimeout(180_000);

const ITEMS = 100_000;
const CATEGORIES = 10;
const ORGANISATIONS = 100;
/** Tables that no page may scan completely. */
const LARGE = new Set(['news', 'news_count', 'news_daily_count', 'news_search']);

/** Fills the tables bypassing the triggers, as a restore does, and then rebuilds what the triggers maintain. */
async function fill(): Promise<void> {
  const categories: number[] = [];
  for (let count = 0; count < CATEGORIES; count += 1) categories.push((await aCategory()).id);
  const offices: number[] = [];
  for (let count = 0; count < ORGANISATIONS; count += 1) offices.push((await anOrganisation()).id);
  await anOffice();
  await dropTextIndexes();
  await runLongTransaction(120_000, async (tx) => {
    await tx.$executeRaw`ALTER TABLE news DISABLE TRIGGER USER`;
    await tx.$executeRaw`
        INSERT INTO news (category_id, organisation_id, topic, detail, summary, topic_search, text_search, status, approve_level,
          publish_at, unpublish_at, updated_at)
        SELECT (${categories}::int[])[1 + i % ${CATEGORIES}::int], (${offices}::int[])[1 + (i / 7) % ${ORGANISATIONS}::int],
          'ข่าวที่ ' || i, repeat('เนื้อข่าว ', 40), 'ข่าว', 'ข่าวที่ ' || i, '',
          CASE WHEN i % 1000 = 0 THEN 'wait' WHEN i % 1000 = 1 THEN 'hide' ELSE 'allow' END::news_status,
          CASE WHEN i % 1000 = 0 THEN 0 WHEN i % 200 = 2 THEN 3 ELSE 1 END, at,
          CASE WHEN i % 50 = 3 THEN at + interval '90 days' END, at
        FROM (SELECT i, now() - make_interval(mins => i * 26 - 200) AS at FROM generate_series(1, ${ITEMS}::int) i) g`;
    await tx.$executeRaw`
        INSERT INTO news_count (news_id, category_id, reads, shares)
        SELECT id, category_id, (id::bigint * 7919) % 5000, id % 40 FROM news`;
    await tx.$executeRaw`
        INSERT INTO news_daily_count (news_id, day, reads, shares)
        SELECT id, (now() AT TIME ZONE 'Asia/Bangkok')::date - d, 1 + (id * 31 + d) % 97, 0
        FROM news, generate_series(0, 6) d WHERE id % 20 = 0`;
    await tx.$executeRaw`
        INSERT INTO news_search (id, section, category_id, organisation_id, publish_at, unpublish_at, topic, words, text)
        SELECT id, section, category_id, organisation_id, publish_at, unpublish_at, topic_search, '', '' FROM news WHERE status = 'allow'`;
    await tx.$executeRaw`ALTER TABLE news ENABLE TRIGGER USER`;
    await tx.$executeRaw`SELECT recount_news_tally()`;
  });
  await db.$executeRawUnsafe('VACUUM ANALYZE');
}

/** Limits of each read: statements, rows examined and pages (8 kB) touched. Public pages also read the frame. */
const bounds: Readonly<Record<string, readonly [statements: number, rows: number, pages: number]>> = {
  frame: [1, 200, 100],
  home: [4, 4_000, 2_000],
  'home: what leads': [1, 2_500, 1_500],
  'category, page 1': [2, 1_000, 400],
  'category, middle page': [2, 2_000, 400],
  'category, last page': [2, 2_500, 400],
  'all news, page 1': [2, 3_000, 500],
  'all news, middle page': [2, 6_000, 600],
  'all news, last page': [2, 6_000, 600],
  'category by reads, page 1': [3, 2_000, 600],
  'category by reads, page 20': [3, 25_000, 1_500],
  organisation: [2, 1_000, 400],
  'organisation, last page': [2, 1_500, 400],
  item: [1, 200, 100],
  'around an item': [2, 1_000, 800],
  'most read': [2, 10_000, 8_000],
  'most read of a category, a year': [3, 15_000, 10_000],
  'archive: months': [1, 3_000, 500],
  'archive: a month': [2, 3_000, 400],
  'archive: its last page': [2, 3_000, 400],
  'news.php count': [1, 500, 150],
  'news.php count of all': [1, 3_000, 400],
  'news.php main': [2, 1_000, 500],
  'news.php main, level 1': [2, 1_000, 500],
  'news.php list': [2, 3_000, 600],
  'news.php list, the last': [2, 6_000, 700],
  'feed of all': [3, 500, 300],
  'feed of a category': [4, 1_500, 400],
  'sitemap index': [1, 9_000, 2_000],
  'sitemap shard': [1, 5_100, 2_000],
  'news sitemap': [1, 400, 200],
  categories: [1, 100, 50],
  // Page, rows, their roads, the numbers of all tabs, the viewer's queue, a setting, and the sum of reads.
  'newsroom: all': [7, 6_000, 1_000],
  'newsroom: all, page 40': [7, 15_000, 7_000],
  'newsroom: waiting': [7, 6_000, 1_500],
  'newsroom: departments': [8, 12_000, 1_000],
  'newsroom: own': [8, 15_000, 8_000],
  'newsroom: offices': [1, 1_000, 1_000],
  'newsroom: by category': [3, 4_000, 300],
  'bell, editor': [1, 1_500, 500],
  'bell, college': [1, 1_000, 200],
  // Sums the reads of all items, and finds those of expired items in an index of all.
  'home of an editor': [1, 2 * ITEMS + 15_000, 15_000],
  'home of a college': [1, 5_000, 6_000],
};
/** Cases that may scan `news_count`, as they rank or sum all reads. No case may scan another large table. */
const WHOLE_COUNTS = new Set(['category by reads, page 1', 'category by reads, page 20', 'home of an editor']);

test('with 100,000 items every list, page and count reads only a few rows, by an index', async () => {
  await fill();
  const cases = await listReadCases();
  expect(cases.map(([name]) => name)).toEqual(Object.keys(bounds));
  const found = [];
  for (const [name, read] of cases) {
    await read();
    const asked = await recordQueries(read);
    const work = await explainQueries(asked);
    const sum = (key: 'rows' | 'pages') => work.reduce((total, one) => total + one[key], 0);
    const whole = work.flatMap(({ tables }) => tables).filter((table) => LARGE.has(table));
    found.push({ name, is: [asked.length, sum('rows'), sum('pages')], whole });
  }
  const beyond = found.filter(({ name, is }) => is.some((value, index) => value > (bounds[name]?.[index] ?? 0)));
  expect(beyond).toEqual([]);
  const scanned = found.filter(
    ({ name, whole }) => whole.some((table) => table !== 'news_count') || (whole.length > 0 && !WHOLE_COUNTS.has(name)),
  );
  expect(scanned).toEqual([]);
});
