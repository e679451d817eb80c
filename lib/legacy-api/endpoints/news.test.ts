import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aCategory, aNews, createHiddenNews } from '@/testing/builders';
import { injections, resetInjections, wasInjected } from '@/testing/injection';
import { callLegacy } from '../legacy-api.test-support';

const at = (days: number) => new Date(Date.now() + days * DAY_MS);
const ids = (items: { news_id: number }[]) => items.map((item) => item.news_id);
const list = async (fields: object) => ids((await callLegacy('news.php', fields)).json);

describe('the search of news.php', () => {
  test.each(['%', '_', '\\', "' OR 1=1--", ...injections, '$$'])('takes %j as literal text', async (search) => {
    const { id: categoryId } = await aCategory();
    await aNews({ categoryId, topic: 'ข่าวธรรมดา' });
    const matching = await aNews({ categoryId, topic: `ก่อน ${search} หลัง` });
    await resetInjections();
    expect(await list({ news_type: categoryId, search })).toEqual([matching.id]);
    expect(await wasInjected()).toBe(false);
  });

  test('finds Thai words however they are typed', async () => {
    const { categoryId, id } = await aNews({ topic: 'ข่าวทำบุญปี 2569' });
    for (const search of ['ทําบุญ', 'ปี ๒๕๖๙', 2569, 'ทำ\u200bบุญ']) {
      expect(await list({ news_type: categoryId, search })).toEqual([id]);
    }
  });
});

describe('news.php for one item', () => {
  test('gives a public item', async () => {
    const item = await aNews();
    for (const news_id of [item.id, String(item.id)]) {
      const { status, json } = await callLegacy('news.php', { news_id });
      expect([status, json.news_id, json.news_topic, json.news_detail]).toEqual([
        200,
        item.id,
        item.topic,
        item.detail,
      ]);
    }
  });

  test('is 404 for items that readers may not see, without any detail (P-031, P-036)', async () => {
    const { id: category } = await aCategory();
    for (const item of await createHiddenNews(category)) {
      for (const extra of [{}, { news_status: 'wait' }, { news_status: item.status }]) {
        const { status, json, text } = await callLegacy('news.php', { news_id: item.id, ...extra });
        expect([status, json.status, json.code]).toEqual([404, false, 'MISSING']);
        expect(text).not.toContain(item.topic);
      }
    }
    expect((await callLegacy('news.php', { news_id: 2_147_483_647 })).status).toBe(404);
  });

  test.each([
    true,
    false,
    null,
    '',
    [1],
    [],
    {},
    { in: [1, 2] },
    { gt: 0 },
    1.5,
    0,
    -1,
    '-1',
    '1e2',
    '0x1',
    ' 1',
    '1 ',
    '๑',
    '01',
    'a\u0000',
    2_147_483_648,
    '9223372036854775808',
    1e300,
  ])('is refused for the id %j', async (news_id) => {
    const { status, json } = await callLegacy('news.php', { news_id });
    expect([status, json.code]).toEqual([422, 'INVALID']);
    expect(Object.keys(json)).toEqual(['status', 'code', 'message', 'errors']);
  });

  test('says so when the id is missing', async () => {
    const { json } = await callLegacy('news.php', { news_id: '' });
    expect(json).toMatchObject({ message: 'News ID is required', errors: { news_id: 'News ID is required' } });
  });
});

describe('news.php for main news', () => {
  test('gives the newest items of at least a level, from a category order on', async () => {
    const early = await aCategory({ position: 2_000_001 });
    const late = await aCategory({ position: 2_000_002 });
    const low = await aNews({ categoryId: late.id, approveLevel: 2 });
    const high = await aNews({ categoryId: late.id, approveLevel: 3, publishAt: at(-2) });
    const other = await aNews({ categoryId: early.id, approveLevel: 3, publishAt: at(-3) });
    await createHiddenNews(late.id);
    const main = async (fields: object) => ids((await callLegacy('news.php', fields)).json.data);
    const from = { newsCatOrder: 2_000_001, news_typesMain: '' };
    expect(await main({ news_approveLevel: 3, ...from })).toEqual([high.id, other.id]);
    expect(await main({ news_approveLevel: '2', ...from })).toEqual([low.id, high.id, other.id]);
    expect(await main({ news_approveLevel: 3, newsCatOrder: '2000002' })).toEqual([high.id]);
    expect(await main({ news_approveLevel: '', news_typesMain: early.id })).toEqual([other.id]);
    await db.news.updateMany({ where: { categoryId: { in: [early.id, late.id] } }, data: { deletedAt: new Date() } });
  });

  test.each([
    { news_approveLevel: 'x' },
    { news_approveLevel: 40_000 },
    { news_approveLevel: { gte: 0 } },
    { news_typesMain: 'x' },
  ])('is refused for %j', async (fields) => {
    expect((await callLegacy('news.php', fields)).status).toBe(422);
  });
});
