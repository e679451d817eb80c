import { refreshSample } from '@/features/news/sample/sample.queries';
import { db } from '@/lib/db/db';
import { makeNews } from '@/prisma/seed/content/news/news';
import { makeRandom } from '@/prisma/seed/content/random';
import { indexFiles } from '@/prisma/seed/files';
import { sortByTime, toNewsRow } from '@/prisma/seed/rows/news';
import { buildOrganisationRows, provinceRows, regionGroupRows } from '@/prisma/seed/rows/organisations';
import { categoryRows, synonymRows } from '@/prisma/seed/rows/site';
import { deriveQueries } from './derived-queries.test-support';
import { searchNews } from './search.queries';
import { typedQueries } from './typed-queries.test-support';

/** Time of the demo content, so that it is the same in every run. */
const NOW = new Date('2025-11-20T05:30:00Z');
const SEED = 2_569;
const FIRST = 5;
const LEAST_RECALL = 0.95;

type Query = { search: string; isMeant: (headline: string) => boolean };
let headlines: string[] = [];
let queries: Query[] = [];

/** The demo items with what they are searched with; neither their authors nor their files. */
beforeAll(async () => {
  await db.regionGroup.createMany({ data: regionGroupRows });
  await db.province.createMany({ data: provinceRows });
  await db.organisation.createMany({ data: buildOrganisationRows(indexFiles([])) });
  await db.category.createMany({ data: categoryRows });
  await db.synonymGroup.createMany({ data: synonymRows });
  const rows = sortByTime(makeNews(NOW, makeRandom(SEED))).map((seed, index) => ({
    ...toNewsRow(seed, index + 1, indexFiles([]), NOW),
    systemUserId: null,
    collegeUserId: null,
  }));
  await db.news.createMany({ data: rows });
  await refreshSample();
  const hidden = new Set(categoryRows.flatMap(({ id, visible }) => (visible === false ? [id] : [])));
  const isPublic = ({ status, publishAt, categoryId }: (typeof rows)[number]) =>
    status === 'allow' && new Date(publishAt ?? NOW).getTime() <= Date.now() && !hidden.has(categoryId);
  headlines = rows.filter(isPublic).map(({ topic }) => topic);
  queries = [
    ...typedQueries.map(([search, meant]) => ({ search, isMeant: (headline: string) => meant.test(headline) })),
    ...deriveQueries(headlines).map(({ search, words }) => ({
      search,
      isMeant: (headline: string) => words.every((word) => headline.includes(word)),
    })),
  ];
}, 120_000);

const listHeadlines = async (search: string) =>
  (await searchNews({ search }, { page: 1, per: FIRST })).hits.map(({ card }) => card.topic);

test('of the items that searches mean at least 95 % are among the first five, and no search finds nothing', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const poor: object[] = [];
  const empty: string[] = [];
  let sum = 0;
  for (const { search, isMeant } of queries) {
    const found = await listHeadlines(search);
    const meant = headlines.filter(isMeant).length;
    const recall = found.filter(isMeant).length / Math.min(FIRST, meant);
    if (meant === 0) throw new Error(`no item is meant by ${search}`);
    if (found.length === 0) empty.push(search);
    if (recall < 1) poor.push({ search, recall, found });
    sum += recall;
  }
  expect(empty).toEqual([]);
  const recall = sum / queries.length;
  if (recall < LEAST_RECALL) throw new Error(`recall ${recall.toFixed(3)}: ${JSON.stringify(poor, null, 1)}`);
}, 240_000);

test('each item of a search word by word is on exactly one page, in the order of one long page', async () => {
  for (const search of ['แข่งขันหุ่นยนต์', 'ทุนการศึกษาญี่ปุ่น', 'รถไฟฟ้า', 'ครูบัญชีระยอง', 'หุ่นยนกู้ภัย']) {
    const whole = await searchNews({ search }, { page: 1, per: 50 });
    for (const per of [1, 7]) {
      const paged: number[] = [];
      for (let page = 1; page <= Math.ceil(whole.hits.length / per); page += 1)
        paged.push(...(await searchNews({ search }, { page, per })).hits.map(({ card }) => card.id));
      const shown = paged.slice(0, whole.hits.length);
      expect({ search, per, shown }).toEqual({ search, per, shown: whole.hits.map(({ card }) => card.id) });
    }
    const tiers = whole.hits.map(({ tier }) => ['phrase', 'all', 'some'].indexOf(tier));
    expect(tiers).toEqual(tiers.toSorted());
    const counted = whole.facets.categories.reduce((sum, { count }) => sum + count, 0);
    expect({ search, counted }).toEqual({ search, counted: whole.total });
  }
}, 120_000);

test('a search of three and more hits as typed is not cut', async () => {
  const { words, hits } = await searchNews({ search: 'โซลาร์เซลล์' }, { page: 1, per: 20 });
  expect(words).toEqual([]);
  expect(hits.every(({ tier }) => tier === 'phrase')).toBe(true);
});

test('quotation marks ask for the phrase itself', async () => {
  const { total, corrected, words } = await searchNews({ search: '"แข่งขันหุ่นยน"' }, { page: 1, per: 20 });
  expect({ total, corrected, words }).toEqual({ total: 0, corrected: undefined, words: [] });
});

test('a sure spelling is searched at once; the search as typed is one link away', async () => {
  const typed = { search: 'มิดฉาชีพ' };
  const answer = await searchNews(typed, { page: 1, per: 20 });
  expect(answer).toMatchObject({ corrected: 'มิจฉาชีพ', isMiss: true, didYouMean: [] });
  expect(answer.total).toBeGreaterThan(0);
  const exact = await searchNews(typed, { page: 1, per: 20, exact: true });
  expect(exact.corrected).toBeUndefined();
  expect(exact.didYouMean).toContain('มิจฉาชีพ');
});

test.each(['ทุน"', '"ทุน', '‘หุ่นยน', "'หุ่นยนต", 'มิดฉาชีพ”', '«ไหว้คู', '"ทุน หุ่นยน'])(
  'no quotation mark of %s is in a suggestion',
  async (search) => {
    const { didYouMean, corrected = '' } = await searchNews({ search }, { page: 1, per: 5 });
    for (const proposed of [...didYouMean, corrected]) expect(proposed).not.toMatch(/["'“”‘’«»]/);
  },
);
