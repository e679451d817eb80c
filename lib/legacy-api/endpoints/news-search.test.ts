import { callLegacy } from '../legacy-api.test-support';

const SEARCHES_A_MINUTE = 240;

test('searches have a limit of their own, which doesn’t apply to plain lists and counts', async () => {
  const wish = { address: '203.0.113.240' };
  const search = { search: 'วิทยาลัย' };
  for (let at = 0; at < SEARCHES_A_MINUTE; at += 2) {
    expect((await callLegacy('news.php', search, wish)).status).toBe(200);
    expect((await callLegacy('news.php', { ...search, news_count: 'ok' }, wish)).status).toBe(200);
  }
  for (const fields of [search, { ...search, news_count: 'ok' }]) {
    const { status, json, headers } = await callLegacy('news.php', fields, wish);
    expect([status, json.code, Number(headers['Retry-After']) > 0]).toEqual([429, 'LIMITED', true]);
  }
  for (const fields of [{}, { search: '' }, { search: ' ' }, { news_count: 'ok' }]) {
    expect((await callLegacy('news.php', fields, wish)).status).toBe(200);
  }
  expect((await callLegacy('news.php', search, { address: '203.0.113.241' })).status).toBe(200);
});
