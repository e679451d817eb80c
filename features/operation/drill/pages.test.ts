import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { db } from '@/lib/db/db';
import { aNews, anOffice } from '@/testing/builders';
import { withConnection } from '../connection.queries';
import { ownUrl } from '../operation.test-support';
import { PAGE_COUNT, pickPages } from './pages.queries';
import { comparePages, readHtml, readPage } from './read-page';

const page = (words: string) =>
  `<!doctype html><title>ข่าว &amp; กิจกรรม</title><main><nav>เมนู</nav><article><h1>ข่าว <b>ใหญ่</b></h1>
   <time datetime="2026-01-01">1 ม.ค.</time><p>${words}</p><script>let a = 1</script><aside>ข่าวอื่น</aside></article></main>`;

test('of a page title, heading and the words of the article are read, without times, numbers and what is beside it', () => {
  expect(readHtml(page('อ่าน 1,204 ครั้ง ๕ คน'))).toEqual({
    ...{ title: 'ข่าว & กิจกรรม', h1: 'ข่าว ใหญ่', text: 'ข่าว ใหญ่ อ่าน , ครั้ง คน' },
  });
  expect(readHtml('')).toEqual({ title: '', h1: '', text: '' });
  expect(readHtml(`<main>${'<div>'.repeat(20_000)}ลึก`).text).toBe('ลึก');
});

test('pages of two portals are compared part by part', async () => {
  const server = createServer((asked, answer) => {
    answer.statusCode = asked.url === '/gone' ? 404 : 200;
    answer.end(page(asked.headers.host ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [one, same, other, gone] = [
    await readPage(port, 'news.example.go.th', '/'),
    await readPage(port, 'news.example.go.th', '/?again'),
    await readPage(port, 'other.example.go.th', '/'),
    await readPage(port, 'news.example.go.th', '/gone'),
  ];
  server.close();
  expect(one.text).toContain('news.example.go.th');
  expect(comparePages(one, same, true)).toEqual([]);
  expect(comparePages(one, other, true)).toEqual(['text']);
  expect(comparePages(one, other, false)).toEqual([]);
  expect(comparePages(one, gone, false)).toEqual(['status']);
});

test('twenty pages are picked; the text of items counts only where they are the same as in the backup', async () => {
  const { organisation } = await anOffice();
  const items = [];
  for (let number = 0; number < 30; number += 1)
    items.push(await aNews({ organisationId: organisation.id, status: 'allow' }));
  const pick = () => withConnection(ownUrl(), (client) => pickPages(client, client));
  const pages = await pick();
  expect(pages).toHaveLength(PAGE_COUNT);
  expect(pages.slice(0, 2).map(({ path }) => path)).toEqual(['/', '/news_group/']);
  expect(pages.map(({ path }) => path)).toContain(`/organisations/${organisation.id}/`);
  const same = pages.filter(({ isSame }) => isSame);
  expect(same).toHaveLength(10);
  const ids = same.map(({ path }) => Number(path.split('=')[1]));
  await withConnection(ownUrl(), async (restored) => {
    await restored.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await restored.query('SELECT FROM news');
    await db.news.updateMany({ where: { id: { in: ids } }, data: { version: { increment: 1 } } });
    await withConnection(ownUrl(), async (running) => {
      const later = (await pickPages(restored, running)).filter(({ isSame }) => isSame);
      expect(later.length).toBe(10);
      expect(later.map(({ path }) => path).filter((path) => ids.includes(Number(path.split('=')[1])))).toEqual([]);
    });
  });
  expect(items.length).toBe(30);
});
