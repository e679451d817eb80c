import { splitSearchTerms } from '@/features/news/filter/filter.rules';
import { ENOUGH_HITS } from '@/features/news/filter/filter.schema';
import { listVariants } from '@/features/news/filter/variants.rules';
import { readSample, refreshSample } from '@/features/news/sample/sample.queries';
import { analyseSample, toSearchTerms } from '@/features/news/sample/sample.rules';
import { db } from '@/lib/db/db';
import { toSearchWords } from '@/lib/text/search-words';
import { makeRandom } from '@/prisma/seed/content/random';
import { createManyItems, type SearchableItem } from '@/testing/search';
import type { AccessPath, SearchOrder } from './engine/buckets.schema';
import { searchInBuckets, searchInOneQuery } from './engine/plan.queries';
import { findResultPage } from './search.queries';
import { MAX_COUNTED, MAX_REACHABLE } from './search.schema';

/** More than can be paged through. */
const ITEMS = 12_000;
const random = makeRandom('recall');
let items: SearchableItem[] = [];

beforeAll(async () => {
  items = await createManyItems(ITEMS, random.fork('items'));
  await refreshSample();
}, 120_000);

/** Expected ids of the search as typed: a substring test in memory, in the documented order. */
function findExpectedIds(search: string): number[] {
  // Words of a form are found once, not once per item.
  const terms = splitSearchTerms(search).map((needle) =>
    [needle, ...listVariants(needle)].map((form) => ({ form, whole: toSearchWords(form) })),
  );
  type Form = (typeof terms)[number][number];
  const count = (holds: (form: Form) => boolean) => terms.filter((forms) => forms.some(holds)).length;
  const isFound = ({ topic, text }: SearchableItem) =>
    count(({ form }) => (form.length < 3 ? topic : text).includes(form)) === terms.length;
  const rank = ({ topic, words }: SearchableItem) => {
    const inTopic = count(({ form }) => topic.includes(form));
    if (inTopic < terms.length) return inTopic >= Math.ceil(terms.length / 2) ? 2 : 3;
    return count(({ whole }) => words.includes(whole)) === terms.length ? 0 : 1;
  };
  const ranked = items.filter(isFound).map((item) => ({ ...item, rank: rank(item) }));
  return ranked.toSorted((a, b) => a.rank - b.rank || b.at - a.at || b.id - a.id).map(({ id }) => id);
}

const wordSegmenter = new Intl.Segmenter('th', { granularity: 'word' });
const aText = () => random.pick(items).text;
const aWord = () => {
  const words = Array.from(wordSegmenter.segment(aText()), ({ segment }) => segment).filter((word) =>
    /\p{L}{2}/u.test(word),
  );
  return random.pick(words);
};
const aPiece = (shortest: number, longest: number) => {
  const text = aText();
  const start = random.int(0, text.length - longest);
  return text.slice(start, start + random.int(shortest, longest));
};

/** Kinds of random searches. */
const kinds: Record<string, () => string> = {
  'a word': aWord,
  'two words': () => `${aWord()} ${aWord()}`,
  'a phrase': () => `"${aPiece(12, 40).replaceAll('"', '')}"`,
  'any piece': () => `"${aPiece(4, 12).replaceAll('"', '')}"`,
  'three letters': () => aPiece(3, 3),
};
const SEARCHES_PER_KIND = 60;
/** Searches that might be mistaken for a pattern, a quotation or a number. */
const oddities = [
  '%',
  '_',
  '\\',
  '50%',
  'น_ก',
  '%%',
  '๒๕๖๘',
  '2568',
  "' OR 1=1--",
  'ก',
  'วท',
  'เเละ',
  'ทํา',
  '$$',
  '(',
  '[',
  '.*',
  '8.30',
];

describe.each(Object.keys(kinds))('%s', (kind) => {
  test(`is found anywhere in an item, ${SEARCHES_PER_KIND} times, each item once and in order`, async () => {
    const wrong: object[] = [];
    for (let turn = 0; turn < SEARCHES_PER_KIND; turn += 1) {
      const search = kinds[kind]?.() ?? '';
      const answer = await findResultPage({ search }, { page: 1, per: MAX_REACHABLE });
      const truth = findExpectedIds(search);
      // With fewer hits than three, others follow that have the words elsewhere.
      const isWhole = truth.length >= ENOUGH_HITS;
      const ids = isWhole ? answer.ids : answer.ids.slice(0, truth.length);
      const isRight = ids.join() === truth.slice(0, MAX_REACHABLE).join();
      const isCounted = !isWhole || Math.min(answer.total, MAX_COUNTED + 1) === Math.min(truth.length, MAX_COUNTED + 1);
      if (!isRight || !isCounted)
        wrong.push({ search, found: answer.ids.length, total: answer.total, of: truth.length });
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

test.each(oddities)('%s is taken literally', async (search) => {
  const { ids } = await findResultPage({ search }, { page: 1, per: MAX_REACHABLE });
  const truth = findExpectedIds(search).slice(0, MAX_REACHABLE);
  expect(truth.length < ENOUGH_HITS ? ids.slice(0, truth.length) : ids).toEqual(truth);
});

/** Access paths, with a bound of a scan that is reached at once, midway or never. */
const paths: readonly AccessPath[] = [
  { asking: 'indexed' },
  { asking: 'read' },
  { asking: 'read', bound: { near: 1, rest: 'indexed' } },
  { asking: 'read', bound: { near: 900, rest: 'read' } },
  { asking: 'read', bound: { near: ITEMS, rest: 'indexed' } },
];

test('every access path finds the same items in the same order, for common and rare words', async () => {
  const searches = [
    ...(['นักศึกษา', 'บ้าน', 'ศึกษา วิทยาลัย', aPiece(20, 30)] as const).map((search) => ({ search, missing: 0 })),
    ...(['ศึกษา วิทยาลัย หุ่นยนต์', 'นักศึกษา ฎฎฎ', 'ทุน ญี่ปุ่น ครู ฎฎฎ'] as const).map((search) => ({ search, missing: 1 })),
  ];
  const sample = await readSample();
  const question = ({ search, missing }: (typeof searches)[number], order: SearchOrder) => {
    const terms = splitSearchTerms(search).map((needle) => ({ needle, synonyms: [] }));
    const { wanted } = analyseSample(sample, {}, toSearchTerms(terms, terms.length - missing));
    return {
      filter: {},
      wanted,
      order,
      except: items.slice(0, 2).map(({ id }) => id),
      skip: 40,
      take: 500,
      now: new Date(),
    };
  };
  await db.$executeRaw`
    INSERT INTO news_count (news_id, category_id, reads) SELECT id, category_id, id % 50 FROM news WHERE id % 3 > 0`;
  for (const search of searches) {
    for (const order of ['relevance', 'news_date', 'news_countread'] as const) {
      const asked = question(search, order);
      const { ids, total: whole } = await searchInOneQuery(asked, { asking: 'indexed' });
      expect((await searchInOneQuery(asked, { asking: 'read' })).ids).toEqual(ids);
      expect(ids.some((id) => asked.except.includes(id))).toBe(false);
      for (const path of paths) {
        const { total, ...apart } = await searchInBuckets(asked, path, [path, path, path, path], {
          most: 501,
          asking: path.asking,
        });
        expect(apart.ids).toEqual(ids);
        expect(total).toBe(Math.min(whole, 501));
      }
      const near = { most: 501, asking: 'read', near: 3_000 } as const;
      const { ids: same, total } = await searchInBuckets(asked, { asking: 'read' }, [], near);
      expect(same).toEqual(order === 'relevance' ? ids : same);
      expect(total).toBeGreaterThanOrEqual(Math.min(whole, asked.skip + asked.take));
      expect(total).toBeLessThanOrEqual(whole);
    }
  }
}, 120_000);

test('pages follow each other without gaps or duplicates', async () => {
  const search = 'นักศึกษา';
  const truth = findExpectedIds(search).slice(0, 300);
  const pages: number[] = [];
  for (let page = 1; page <= 6; page += 1) pages.push(...(await findResultPage({ search }, { page, per: 50 })).ids);
  expect(pages).toEqual(truth);
});
