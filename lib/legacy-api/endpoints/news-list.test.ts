import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aCategory, aNews, anOffice, aStoredPicture, createHiddenNews, makeUnique } from '@/testing/builders';
import { callLegacy } from '../legacy-api.test-support';

const at = (days: number) => new Date(Date.now() + days * DAY_MS);
const ids = (items: { news_id: number }[]) => items.map((item) => item.news_id);
const list = async (fields: object) => ids((await callLegacy('news.php', fields)).json);

describe('news.php as a list', () => {
  test('returns an item in the legacy format, in full', async () => {
    const { systemUser, organisation } = await anOffice();
    const cover = await aStoredPicture();
    const item = await aNews({
      systemUserId: systemUser.id,
      organisationId: organisation.id,
      coverId: cover.id,
      approveLevel: 2,
      summary: 'ก < ข & "ค"',
      publishAt: new Date('2026-11-19T18:30:00.500Z'),
      videoLinks: ['https://www.youtube.com/watch?v=a', 'https://www.youtube.com/watch?v=b'],
    });
    await db.newsCount.create({ data: { newsId: item.id, categoryId: item.categoryId, reads: 7, shares: 2 } });
    const category = await db.category.findUniqueOrThrow({ where: { id: item.categoryId } });
    const { status, json } = await callLegacy('news.php', {
      news_type: String(item.categoryId),
      news_status: 'allow',
      limit: 24,
      offset: 0,
      search: '',
    });
    expect(status).toBe(200);
    expect(json).toEqual([
      {
        news_id: item.id,
        news_topic: item.topic,
        news_detail: 'ก &lt; ข &amp; &quot;ค&quot;',
        news_pic_name: `/media/${cover.hash}-1600.webp`,
        news_datetime: '2026-11-20T01:30:00+07:00',
        news_date: '2026-11-20',
        news_type: category.id,
        newsCatID: category.id,
        newsCatName: category.name,
        news_status: 'allow',
        news_approveLevel: 2,
        usersystems_id: systemUser.id,
        usersystems_name: organisation.name,
        news_countread: 7,
        news_Countshare: 2,
        newsVdoLinks: 'https://www.youtube.com/watch?v=a,https://www.youtube.com/watch?v=b',
      },
    ]);
  });

  test('names Admin as the author of an item without one', async () => {
    const { categoryId } = await aNews();
    const { json } = await callLegacy('news.php', { news_type: categoryId });
    expect(json).toMatchObject([
      { usersystems_name: 'Admin', usersystems_id: null, news_countread: 0, news_pic_name: '', newsVdoLinks: '' },
    ]);
  });

  test.each([undefined, 'allow', 'wait', '', null, '%', 1, ['wait'], { not: 'x' }])(
    'has public items only, whatever news_status is: %j (P-032)',
    async (status) => {
      const { id: category } = await aCategory();
      await createHiddenNews(category);
      const open = await aNews({ categoryId: category });
      expect(await list({ news_type: category, news_status: status })).toEqual([open.id]);
      expect(
        (await callLegacy('news.php', { news_type: category, news_status: status, news_count: 'ok' })).json,
      ).toEqual({
        countNews: 1,
      });
    },
  );

  test('of a hidden category is empty, and a search finds nothing in it (P-036)', async () => {
    const category = await aCategory({ visible: false });
    const item = await aNews({ categoryId: category.id });
    expect(await list({ news_type: category.id })).toEqual([]);
    expect(await list({ search: item.topic })).toEqual([]);
    expect((await callLegacy('news.php', { news_count: 'ok', news_type: '', search: item.topic })).json).toEqual({
      countNews: 0,
    });
  });

  test('of an unknown category is empty', async () => {
    expect(await list({ news_type: 2_147_483_647 })).toEqual([]);
  });

  test('contains lifestyle items only when their category is requested', async () => {
    const word = makeUnique('ไลฟ์');
    const item = await aNews({ section: 'lifestyle', topic: word });
    expect(await list({ search: word })).toEqual([]);
    expect(await list({ search: word, news_type: item.categoryId })).toEqual([item.id]);
  });

  test('is ordered as requested, newest first by default, ties by id', async () => {
    const { id: categoryId } = await aCategory();
    const publishAt = at(-2);
    const { id: a } = await aNews({ categoryId, publishAt });
    const { id: b } = await aNews({ categoryId, publishAt });
    const { id: c } = await aNews({ categoryId, publishAt: at(-1) });
    await db.newsCount.create({ data: { newsId: a, categoryId, reads: 9, shares: 1 } });
    await db.newsCount.create({ data: { newsId: b, categoryId, reads: 1, shares: 9 } });
    await db.newsCount.create({ data: { newsId: c, categoryId, reads: 5, shares: 5 } });
    const sorted = (fields: object) => list({ news_type: categoryId, ...fields });
    expect(await sorted({})).toEqual([c, b, a]);
    expect(await sorted({ sort: 'news_date', desc: '0' })).toEqual([b, a, c]);
    expect(await sorted({ sort: 'news_countread' })).toEqual([a, c, b]);
    expect(await sorted({ sort: 'news_Countshare', desc: true })).toEqual([b, c, a]);
    for (const sort of ['usersystems_upass', 'news_date; DROP TABLE', { a: 1 }, null, '']) {
      expect(await sorted({ sort })).toEqual([c, b, a]);
    }
  });

  test('contains whole bodies only for full=1, sanitised again', async () => {
    const detail =
      '<p>ก</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">ข</a>';
    const { categoryId, id } = await aNews({ detail, summary: 'ก' });
    const detailOf = async (fields: object) => (await callLegacy('news.php', fields)).json;
    expect((await detailOf({ news_type: categoryId }))[0].news_detail).toBe('ก');
    expect((await detailOf({ news_type: categoryId, full: 1 }))[0].news_detail).toBe('<p>ก</p><a>ข</a>');
    expect((await detailOf({ news_id: id })).news_detail).toBe('<p>ก</p><a>ข</a>');
  });

  test('returns 24 items by default, and 100 at most', async () => {
    const { id: categoryId } = await aCategory();
    const sample = await aNews({ categoryId });
    const { id: _, ...row } = sample;
    await db.news.createMany({ data: Array.from({ length: 104 }, () => row) });
    const amount = async (fields: object) => (await list({ news_type: categoryId, ...fields })).length;
    expect(await amount({})).toBe(24);
    expect(await amount({ limit: '', offset: null })).toBe(24);
    expect(await amount({ limit: '12' })).toBe(12);
    expect(await amount({ limit: 1_000_000_000 })).toBe(100);
    expect(await amount({ limit: 100, offset: 100 })).toBe(5);
    expect(await amount({ offset: '2147483647' })).toBe(0);
    expect((await callLegacy('news.php', { news_type: categoryId, news_count: 'ok' })).json).toEqual({
      countNews: 105,
    });
  });

  test.each([
    { limit: 0 },
    { limit: -1 },
    { limit: 'abc' },
    { limit: 1.5 },
    { limit: '1e2' },
    { limit: [] },
    { limit: true },
    { offset: -1 },
    { offset: 1_000_000_000_000 },
    { offset: 'x' },
    { offset: {} },
    { news_type: { gt: 0 } },
    { news_type: '1 OR 1=1' },
    { news_type: true },
    { news_type: [1] },
    { news_type: '๑' },
    { search: 'ก\u0000' },
    { search: '\u0001' },
    { search: ['a'] },
    { search: { contains: 'a' } },
    { search: 'x'.repeat(201) },
  ])('is refused for %j', async (fields) => {
    for (const mode of [{}, { news_count: 'ok' }]) {
      const [field = ''] = Object.keys(fields);
      const { status, json } = await callLegacy('news.php', { ...fields, ...mode });
      if ('news_count' in mode && ['limit', 'offset'].includes(field)) continue;
      expect([status, json.status, json.code]).toEqual([422, false, 'INVALID']);
      expect(Object.keys(json.errors)).toEqual([field]);
    }
  });
});
