import { refreshSample } from '@/features/news/sample/sample.queries';
import { db } from '@/lib/db/db';
import { type RequestContext, requestContext, tag } from '@/lib/request/context';
import { toSearchText } from '@/lib/text/search-text';
import { toSearchWords } from '@/lib/text/search-words';
import { aCategory, aNews, anOrganisation, createHiddenNews, makeUnique } from '@/testing/builders';
import { injections, resetInjections, wasInjected } from '@/testing/injection';
import { aProvince } from '@/testing/people';
import { searchNews } from './search.queries';
import { MAX_COUNTED } from './search.schema';

const first = { page: 1, per: 20 };
/** A unique Thai word. */
const aWord = (): string =>
  `ฬ${makeUnique('')
    .trim()
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}ฬ`;
const day = (date: string) => new Date(`${date}T10:00:00+07:00`);
const item = (topic: string, body: string, given: object = {}) =>
  aNews({ topic, summary: body, textSearch: toSearchText(`${topic} ${body}`), ...given });
const searchIds = async (search: string, given: object = {}) =>
  (await searchNews({ search, ...given }, first)).hits.map(({ card }) => card.id);

test('whole words of a headline rank first, then parts of words, then texts, newest first within each', async () => {
  const { id: categoryId } = await aCategory();
  const at = (date: string) => ({ categoryId, publishAt: day(date) });
  const text = await item('เปิดรับสมัคร', 'เรื่องทุนในเนื้อหา', at('2026-05-01'));
  const part = await item('ประชุมกองทุนหมุนเวียน', '-', { ...at('2026-04-01'), topicWords: ' ประชุม กองทุน หมุนเวียน ' });
  const old = await item('มอบ ทุน', '-', at('2026-01-01'));
  const newer = await item('ทุน ใหม่', '-', at('2026-02-01'));
  expect(await searchIds('ทุน', { categoryId })).toEqual([newer.id, old.id, part.id, text.id]);
  const { hits } = await searchNews({ search: 'ทุน', categoryId }, { ...first, sort: 'news_date' });
  expect(hits.map(({ card }) => card.id)).toEqual([text.id, part.id, newer.id, old.id]);
  await db.newsCount.create({ data: { newsId: old.id, categoryId, reads: 9 } });
  await db.newsCount.create({ data: { newsId: text.id, categoryId, reads: 3 } });
  const read = await searchNews({ search: 'ทุน', categoryId }, { ...first, sort: 'news_countread' });
  expect(read.hits.map(({ card }) => card.id)).toEqual([old.id, text.id, newer.id, part.id]);
});

test('items that are not public are not found', async () => {
  const { id: categoryId } = await aCategory();
  const hidden = await createHiddenNews(categoryId);
  const word = aWord();
  for (const { id } of hidden) {
    const row = { topic: word, topicSearch: word, topicWords: toSearchWords(word), textSearch: word };
    await db.news.update({ where: { id }, data: row });
  }
  expect((await searchNews({ search: word }, first)).total).toBe(0);
});

test('the search index follows every kind of write to its item', async () => {
  const [first, second] = [aWord(), aWord()];
  const { id } = await item(first, '-', { status: 'wait' });
  const found = async () => [await searchIds(first), await searchIds(second)];
  expect(await found()).toEqual([[], []]);
  await db.news.update({ where: { id }, data: { status: 'allow', approveLevel: 1 } });
  expect(await found()).toEqual([[id], []]);
  const changed = { topic: second, topicSearch: second, topicWords: toSearchWords(second), textSearch: second };
  await db.news.update({ where: { id }, data: changed });
  expect(await found()).toEqual([[], [id]]);
  await db.news.update({ where: { id }, data: { deletedAt: new Date() } });
  expect(await found()).toEqual([[], []]);
  await db.$executeRaw`UPDATE news SET deleted_at = NULL WHERE id = ${id}`;
  expect(await found()).toEqual([[], [id]]);
  await db.news.delete({ where: { id } });
  expect(await db.newsSearch.findUnique({ where: { id } })).toBeNull();
});

test('a result records its tags and its expiry', async () => {
  const word = aWord();
  const { id, categoryId } = await item(word, '-');
  const asked = async (state: object) => {
    const made: RequestContext = { tags: new Set() };
    await requestContext.run(made, () => searchNews({ search: word, categoryId }, { ...first, ...state }));
    return made;
  };
  const tags = [tag.lists(categoryId), tag.categories, tag.organisations, tag.synonyms, tag.news(id)];
  expect([...(await asked({})).tags]).toEqual(expect.arrayContaining(tags));
  const soon = new Date(Date.now() + 60_000);
  const next = await aNews({ publishAt: soon });
  expect((await asked({})).expiresAt).toBe(soon.getTime());
  await db.news.update({ where: { id: next.id }, data: { publishAt: day('2026-01-01'), unpublishAt: soon } });
  expect((await asked({})).expiresAt).toBe(soon.getTime());
  await db.news.delete({ where: { id: next.id } });
  expect((await asked({})).expiresAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(soon.getTime());
  expect((await asked({ sort: 'news_countread' })).expiresAt).toBeLessThan(Date.now() + 600_000);
});

test('facets count the results by category, office, province and Thai year, the largest first', async () => {
  const [word, province] = [aWord(), await aProvince()];
  const college = await anOrganisation({ kind: 'college', provinceId: province.id });
  const [many, few] = [await aCategory(), await aCategory()];
  const given = { organisationId: college.id };
  await item(word, '-', { ...given, categoryId: many.id, publishAt: day('2026-01-01') });
  await item(word, '-', { ...given, categoryId: many.id, publishAt: new Date('2025-12-31T23:30:00+07:00') });
  await item(word, '-', { categoryId: few.id, publishAt: day('2025-03-01') });
  const { facets, facetsPartial, total, more } = await searchNews({ search: word }, first);
  expect({ total, more, facetsPartial }).toEqual({ total: 3, more: false, facetsPartial: false });
  expect(facets.categories).toEqual([
    { id: many.id, name: many.name, count: 2 },
    { id: few.id, name: few.name, count: 1 },
  ]);
  expect(facets.organisations[0]).toEqual({ id: college.id, name: college.name, count: 2 });
  expect(facets.provinces).toEqual([{ id: province.id, name: province.name, count: 2 }]);
  expect(facets.years).toEqual([
    { id: 2569, name: '2569', count: 1 },
    { id: 2568, name: '2568', count: 2 },
  ]);
  const narrowed = await searchNews({ search: word, provinceId: province.id, year: 2568 }, first);
  expect(narrowed.total).toBe(1);
});

test('hits are marked in headline and text in their original spelling', async () => {
  const word = aWord();
  const far = `${'เนื้อข่าว '.repeat(120)}<b>ปลาย</b>ทาง ${word.toUpperCase()} &amp; จบ`;
  await item(`ข่าว ${word}`, 'ย่อ', { detail: `<p>${far}</p>`, textSearch: toSearchText(`ข่าว ${word} ${far}`) });
  const [hit] = (await searchNews({ search: word }, first)).hits;
  expect(hit?.headline).toEqual([
    { text: 'ข่าว ', hit: false },
    { text: word, hit: true },
  ]);
  expect(hit?.passage.map(({ text }) => text).join('')).toContain(`ปลายทาง ${word.toUpperCase()} & จบ`);
  expect(hit?.passage.find((piece) => piece.hit)?.text).toBe(word.toUpperCase());
});

test('an abbreviation finds its long form, with or without its dot, and vice versa', async () => {
  const [short, long] = [aWord(), aWord()];
  await db.synonymGroup.create({ data: { words: [`${short}.`, long], needles: [`${short}.`, long] } });
  const one = await item(`${long} เปิดสอน`, '-', { publishAt: day('2026-01-02') });
  const other = await item(`${short}.ชลบุรี`, '-', { publishAt: day('2026-01-01') });
  for (const search of [short, `${short}.`, long])
    expect((await searchIds(search)).toSorted()).toEqual([one.id, other.id].toSorted());
});

test('a misspelt word is searched as it is spelt, and is a suggestion where that was undone', async () => {
  const { id: categoryId } = await aCategory();
  await item('แข่งขันหุ่นยนต์กู้ภัยระดับชาติ', '-', { categoryId });
  await refreshSample();
  const typed = { search: 'หุ่นยนกู้ภัย', categoryId };
  expect(await searchNews(typed, first)).toMatchObject({ total: 1, corrected: 'หุ่นยนต์กู้ภัย', isMiss: true });
  const { corrected, didYouMean } = await searchNews(typed, { ...first, exact: true });
  expect(corrected).toBeUndefined();
  expect(didYouMean[0]).toBe('หุ่นยนต์กู้ภัย');
  const two = await searchNews({ search: 'แข่งขัน หุ่นยนกู้ภัย', categoryId }, { ...first, exact: true });
  expect(two.didYouMean[0]).toBe('แข่งขัน หุ่นยนต์กู้ภัย');
  expect(await searchNews({ search: aWord() }, first)).toMatchObject({ total: 0, didYouMean: [], isMiss: true });
});

test('with fewer than three hits as typed, items with all words follow, then those with some', async () => {
  const { id: categoryId } = await aCategory();
  const at = (date: string) => ({ categoryId, publishAt: day(date) });
  const some = await item('อบรมหุ่นยนต์', '-', at('2026-05-01'));
  const inText = await item('ข่าวเด่น', 'แข่งขันกันด้วยหุ่นยนต์', at('2026-04-01'));
  const both = await item('หุ่นยนต์ไทยในสนามแข่งขัน', '-', at('2026-01-01'));
  const search = { search: 'แข่งขันหุ่นยนต์', categoryId };
  const few = await searchNews(search, first);
  expect(few.hits.map(({ card, tier }) => [card.id, tier])).toEqual([
    [both.id, 'all'],
    [inText.id, 'all'],
    [some.id, 'some'],
  ]);
  expect(few).toMatchObject({ total: 3, words: ['แข่งขัน', 'หุ่นยนต์'], isMiss: false });
  const phrase = await item('ชมแข่งขันหุ่นยนต์', '-', at('2025-01-01'));
  const more = await searchNews(search, first);
  expect(more.hits.map(({ card, tier }) => [card.id, tier])).toEqual([
    [phrase.id, 'phrase'],
    [both.id, 'all'],
    [inText.id, 'all'],
  ]);
  expect(more.facets.categories.map(({ count }) => count)).toEqual([3]);
});

test('pages include the page count, and a page after the last one is empty', async () => {
  const word = aWord();
  for (const index of [1, 2, 3, 4, 5]) await item(`${word} ${index}`, '-');
  await refreshSample();
  expect(await searchNews({ search: word }, { page: 1, per: 2 })).toMatchObject({ total: 5, pages: 3, next: true });
  expect(await searchNews({ search: word }, { page: 3, per: 2 })).toMatchObject({ next: false, hits: [{}] });
  expect(await searchNews({ search: word }, { page: 4, per: 2 })).toMatchObject({ hits: [], pages: 3, total: 5 });
  expect((await searchNews({ search: word }, { page: 999_999, per: 50 })).hits).toEqual([]);
});

test('a filter without words returns the newest, and `more` is set above the counting limit', async () => {
  const [{ id: categoryId }, { id: organisationId }] = [await aCategory(), await anOrganisation()];
  await db.$executeRaw`
    INSERT INTO news (category_id, organisation_id, topic, detail, summary, topic_search, topic_words, text_search, status,
      approve_level, publish_at, updated_at)
    SELECT ${categoryId}, ${organisationId}, 't', '', '', 't', ' t ', 't', 'allow', 1, now() - make_interval(mins => i), now()
    FROM generate_series(1, 1500) i`;
  await refreshSample();
  const answer = await searchNews({ categoryId }, { page: 50, per: 24 });
  expect(answer).toMatchObject({
    sort: 'news_date',
    total: MAX_COUNTED,
    more: true,
    pages: 51,
    next: true,
    didYouMean: [],
  });
  expect((await searchNews({ categoryId }, { page: 63, per: 24 })).hits).toHaveLength(12);
});

test.each([
  "' OR 1=1--",
  ...injections,
  '$$',
  '"><img src=x onerror=alert(1)>',
  '\\',
  '%',
  '_',
  '((((',
  '\u0000',
  'ก'.repeat(200),
])('%j is treated as plain text', async (search) => {
  await resetInjections();
  const { hits } = await searchNews({ search }, first);
  expect(await wasInjected()).toBe(false);
  for (const { headline, card } of hits) expect(headline.map(({ text }) => text).join('')).toBe(card.topic);
});
