import { drawRequest, topicNames } from './draw.mjs';
import { fromSymbols, toSymbols } from './symbols.mjs';
import { writeRequest } from './write.mjs';

const world = {
  url: 'http://localhost:3000',
  ids: { news: [1, 2], category: [3] },
  files: [{ hash: 'a'.repeat(64), extension: 'webp', widths: [320] }],
  roles: ['VecAdmin', 'member'],
  calls: [{ path: '/api/news.php', cruds: [], examples: [{ ApiKey: 'x', news_id: 1 }], fields: ['news_id'] }],
  rest: [{ path: '/api/v1/saved', methods: ['GET', 'POST'] }],
  pages: [{ path: '/about', as: 'visitor' }],
  actions: [{ id: 'ab'.repeat(21), symbol: '@@features/website/links/links.actions.ts#saveLinkAction@@' }],
  pictures: [{ format: 'png', bytes: Buffer.from('picture') }],
  templates: [{ as: 'VecAdmin', place: 'college', headings: ['รหัส'], example: ['1'] }],
  forms: [{ path: '/contact', as: 'visitor', method: 'POST', fields: [['name', '']] }],
};
const draw = (seed, number, only = topicNames) => drawRequest({ seed, number, only, world });
const many = (seed, only) => Array.from({ length: 120 }, (_, number) => draw(seed, number, only));

test('a seed generates the same requests again, and another seed different ones', () => {
  expect(many(1)).toEqual(many(1));
  expect(many(1)).not.toEqual(many(2));
});

test.each(topicNames)('requests of the topic %s are plain JSON that can be written', (topic) => {
  for (const request of many(3, [topic])) {
    expect(JSON.parse(JSON.stringify(request))).toEqual(request);
    expect(request.topic).toBe(topic);
    expect(writeRequest(request, { host: 'localhost' }).head.length).toBeGreaterThan(0);
  }
});

test('a stored request fits runs on other ports and of other builds', () => {
  const [{ id }] = world.actions;
  const body = Buffer.from(`$ACTION_ID_${id}`).toString('base64');
  const headers = [
    ['Next-Action', id],
    ['Origin', world.url],
  ];
  const request = { topic: 'actions', as: 'member', method: 'POST', target: '/', headers, body };
  const kept = toSymbols(request, world);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${id}|localhost`));
  expect(Buffer.from(kept.body, 'base64').toString()).toBe(
    '$ACTION_ID_@@features/website/links/links.actions.ts#saveLinkAction@@',
  );
  expect(fromSymbols(kept, world)).toEqual(request);
});
