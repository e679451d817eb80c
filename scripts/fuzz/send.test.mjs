import { createServer } from 'node:http';
import { areSame, isPublicForSession, judge } from './judge.mjs';
import { send } from './send.mjs';

const answers = {
  '/length': (_, answer) => answer.writeHead(200, { 'Content-Length': 4 }).end('whole'.slice(0, 4)),
  '/chunked': (_, answer) => {
    answer.write('one');
    answer.end('two');
  },
  '/cut': (_, answer) => {
    answer.writeHead(200, { 'Content-Length': 400 });
    answer.write('half');
    setTimeout(() => answer.destroy(), 20);
  },
  '/gone': (ask) => ask.socket.destroy(),
  '/empty': (_, answer) => answer.writeHead(204).end(),
  '/broken': (_, answer) =>
    answer.writeHead(500, { 'Content-Type': 'text/plain' }).end('x\n    at run (/srv/a.js:1:2)\n'),
  '/busy': (_, answer) => answer.writeHead(503).end(),
  '/secret': (_, answer) => answer.writeHead(200, { 'Content-Type': 'application/json' }).end('"SECRETMARK12"'),
  '/shared': (_, answer) => answer.writeHead(200, { 'Cache-Control': 'public, max-age=60' }).end('7 readers'),
};

let server;
let port;
beforeAll(async () => {
  server = createServer((ask, answer) => {
    ask.resume();
    answers[ask.url](ask, answer);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = server.address().port;
});
afterAll(() => server.close());

/** No marks here, so no owner has to be looked up. */
const client = { query: async () => ({ rows: [] }) };
const ask = (target, more = {}) => ({ topic: 'pages', as: 'visitor', method: 'GET', target, headers: [], ...more });
const get = (target, more) => send(ask(target, more), { host: 'localhost', port });
const listFaults = async (target) => judge(ask(target), await get(target), client);

test.each([
  ['/length', 'whol'],
  ['/chunked', 'onetwo'],
  ['/empty', ''],
])('%s is read completely', async (target, text) => {
  expect(await get(target)).toMatchObject({ text, end: 'whole' });
});

test('a follow-up is sent on the same connection', async () => {
  answers['/api/v1/online'] = (_, answer) => answer.end('{}');
  expect(await get('/length', { follow: true })).toMatchObject({ follow: 'answered' });
});

test.each([
  ['/length', []],
  ['/cut', ['cut in the middle of an answer']],
  ['/gone', ['closed without an answer']],
  ['/broken', ['status 500', expect.stringContaining('shows its insides')]],
  ['/busy', ['503 without Retry-After']],
  ['/secret', [expect.stringContaining('SECRETMARK')]],
])('%s is judged', async (target, faults) => {
  expect(await listFaults(target)).toEqual(faults);
});

test('a publicly cacheable response to a session is noticed', async () => {
  const answer = await get('/shared');
  expect(isPublicForSession(ask('/shared', { as: 'member' }), answer)).toBe(true);
  expect(isPublicForSession(ask('/shared'), answer)).toBe(false);
  expect(areSame(answer, { ...answer, text: '8 readers' })).toBe(true);
  expect(areSame(answer, { ...answer, text: 'somebody’s own' })).toBe(false);
});
