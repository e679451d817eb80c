import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { callLegacy } from '../legacy-api.test-support';

const calls = [
  { name: 'news.update.php', field: 'news_countread', column: 'reads' },
  { name: 'newsShareLink.update.php', field: 'news_Countshare', column: 'shares' },
] as const;

const getCounts = (newsId: number) =>
  db.newsCount.findFirst({ where: { newsId }, select: { reads: true, shares: true } });

describe.each(calls)('$name', ({ name, field, column }) => {
  test('counts one, however many are requested', async () => {
    const { id } = await aNews();
    const { status, json } = await callLegacy(name, {
      news_id: String(id),
      news_countread: 1_000,
      news_Countshare: 1_000,
    });
    expect(status).toBe(200);
    expect(json).toEqual({ status: true, data: { status: true, [field]: 1 }, message: expect.any(String) });
    expect(await getCounts(id)).toEqual({ reads: 0, shares: 0, [column]: 1 });
  });

  test('counts a visitor once, and a repeat succeeds', async () => {
    const { id } = await aNews();
    for (let at = 0; at < 20; at++) {
      const { json } = await callLegacy(name, { news_id: id, news_countread: 1 });
      expect(json).toMatchObject({ status: true, data: { status: true, [field]: 1 } });
    }
    expect(await getCounts(id)).toMatchObject({ [column]: 1 });
  });

  test('counts visitors of other addresses, browsers and random ids', async () => {
    const { id } = await aNews();
    const read = (fields: object, wish: object) => callLegacy(name, { news_id: id, ...fields }, wish);
    await read({}, {});
    await read({}, { address: '203.0.113.8' });
    await read({}, { headers: { 'User-Agent': 'Mozilla/5.0 (other)' } });
    expect((await read({ visitor: 'random' }, {})).json.data[field]).toBe(4);
  });

  test.each(['', 'node', 'curl/7.88.1', 'okhttp/4.9.0', 'Dart/3.1 (dart:io)'])(
    'counts the client %j',
    async (agent) => {
      const { id } = await aNews();
      const { json } = await callLegacy(name, { news_id: id }, { headers: { 'User-Agent': agent } });
      expect(json.data[field]).toBe(1);
    },
  );

  test('does not count a crawler, and returns the count', async () => {
    const { id } = await aNews();
    const crawler = {
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    };
    expect((await callLegacy(name, { news_id: id }, crawler)).json).toMatchObject({
      status: true,
      data: { [field]: 0 },
    });
  });

  test('changes and creates nothing for items that are not public', async () => {
    const hidden = [await aNews({ status: 'wait' }), await aNews({ publishAt: new Date(Date.now() + DAY_MS) })];
    for (const id of [...hidden.map((item) => item.id), 2_147_483_647]) {
      const { status, json } = await callLegacy(name, { news_id: id, news_countread: 1 });
      expect([status, json.status, json.code]).toEqual([404, false, 'MISSING']);
      expect(await getCounts(id)).toBeNull();
      expect(await db.newsVisit.count({ where: { newsId: id } })).toBe(0);
    }
  });

  test.each([{}, { news_id: '' }, { news_id: null }, { news_id: { in: [1] } }])(
    'requires the id: %j',
    async (fields) => {
      const { status, json } = await callLegacy(name, { ...fields, news_countread: 1 });
      expect([status, json.message, json.errors]).toEqual([
        422,
        'News ID is required',
        { news_id: 'News ID is required' },
      ]);
    },
  );
});
