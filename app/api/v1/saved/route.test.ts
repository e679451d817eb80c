import { NextRequest } from 'next/server';
import { aNews, createHiddenNews } from '@/testing/builders';
import { GET as getCards } from '../news/by-ids/route';
import { DELETE, GET, POST, PUT } from './route';

const json = { 'Content-Type': 'application/json' };
const buildRequest = (method: string, body?: object) =>
  new Request('http://localhost/api/v1/saved', { method, headers: json, body: body && JSON.stringify(body) });

test('visitors can neither read nor change lists', async () => {
  const answers = [
    await GET(buildRequest('GET')),
    await PUT(buildRequest('PUT', { now: 1, changes: [] })),
    await POST(buildRequest('POST', { kind: 'later', id: 1 })),
    await DELETE(buildRequest('DELETE', { kind: 'later', id: 1 })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('cards are returned for public items only, up to a hundred', async () => {
  const { id, topic, categoryId } = await aNews();
  const hidden = await createHiddenNews(categoryId);
  const cards = (ids: string) => getCards(new NextRequest(`http://localhost/api/v1/news/by-ids?ids=${ids}`));
  const answer = await cards([id, ...hidden.map((item) => item.id)].join());
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect((await answer.json()).items).toMatchObject([{ id, topic }]);
  for (const wrong of ['', 'x', '1;2', Array.from({ length: 101 }, (_, at) => at + 1).join()]) {
    expect((await cards(wrong)).status).toBe(422);
  }
});
