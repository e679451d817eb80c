/** @jest-environment node */
import { connect } from 'node:net';
import fc from 'fast-check';
import { dependsOn, markCacheable } from '@/lib/request/context';
import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { trickyCuts } from '@/testing/random';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';
import { toRawKey } from './serve-cached-call';

const PATH = '/api/news.php';
const recorded: TrafficLine[] = [];
let requests: string[] = [];
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway(
    async (ask, answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of ask) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      requests.push(body);
      markCacheable();
      dependsOn('lists');
      answer.setHeader('Cache-Control', 'private, no-store');
      answer.writeHead(200, { 'Content-Type': 'application/json' });
      answer.end(JSON.stringify({ answer: requests.length, body }));
    },
    { recordTraffic: (line) => void recorded.push(line) },
  );
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.cache.invalidate(['lists']);
  requests = [];
  recorded.splice(0);
});

const payload = JSON.stringify({ ApiKey: 'k', news_type: 3, limit: 24 });
const post = (body = payload, headers: Record<string, string> = {}, path = PATH) =>
  sendRequest(gateway.port, {
    method: 'POST',
    path,
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

test('the same call is rendered once, however it is written, until its response is invalidated', async () => {
  const first = await post();
  expect([(await post()).text, (await post()).text]).toEqual([first.text, first.text]);
  expect((await post(JSON.stringify({ limit: 24, ApiKey: 'k', news_type: 3, unknown: 'x' }))).text).toBe(first.text);
  gateway.cache.invalidate(['lists']);
  const after = await post();
  expect(JSON.parse(after.text)).toEqual({ answer: 2, body: payload });
  expect(requests).toEqual([payload, payload]);
});

test('a very long call is answered and not cached', async () => {
  const [long, other] = ['x'.repeat(2_000), JSON.stringify({ ApiKey: 'k', news_type: 4, limit: 24 })];
  for (let times = 0; times < 2; times += 1) {
    expect((await post(other, {}, `${PATH}?a=${long}`)).status).toBe(200);
    expect((await post(other, { 'Content-Type': `application/json; a=${long}` })).status).toBe(200);
  }
  expect(requests.filter((body) => body === other)).toHaveLength(4);
});

const FORM = 'application/x-www-form-urlencoded';

test('a call never gets the response to another one whose parts join to the same text', async () => {
  const questions = [
    [`${FORM};`, 'ApiKey=k&news_id=7&x news_id=5&ApiKey2=k'],
    [`${FORM}; ApiKey=k&news_id=7&x`, 'news_id=5&ApiKey2=k'],
    [`${FORM}; ApiKey=k&news_id=7&x news_id=5&ApiKey2=k`, ''],
    [`${FORM}; a`, 'ApiKey=k&news_id=8'],
    [FORM, '; a ApiKey=k&news_id=8'],
  ] as const;
  for (const [type, body] of [...questions, ...questions]) {
    const { text } = await post(body, { 'Content-Type': type });
    expect(JSON.parse(text).body).toBe(body);
  }
});

test('no two calls have the same key, wherever URL, type and body are split', () => {
  const raw = (url: string, type: string, body: string) =>
    toRawKey({ url, headers: { 'content-type': type } }, Buffer.from(body, 'utf16le'));
  fc.assert(
    fc.property(
      trickyCuts,
      ([one, other]) => raw('/', ...one) !== raw('/', ...other) && raw(...one, '{}') !== raw(...other, '{}'),
    ),
    { numRuns: 5_000 },
  );
});

test('an absent field, an empty one and one that is no plain value make different calls', async () => {
  const written = [
    '',
    ',"news_type":null',
    ',"news_type":1e400',
    ',"news_type":-1e400',
    ',"news_type":"null"',
    ',"news_type":[]',
  ];
  const bodies = written.map((more) => `{"ApiKey":"k","limit":24${more}}`);
  for (const body of [...bodies, ...bodies]) expect(JSON.parse((await post(body)).text).body).toBe(body);
});

test('a cached response has what every response has: its id, the security headers, a line of the traffic log', async () => {
  const [made, kept] = [await post(), await post()];
  expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
  const common = ({ date, ...headers }: typeof made.headers) => ({ ...headers, 'x-request-id': '' });
  expect(common(kept.headers)).toEqual(common(made.headers));
  expect(recorded.map(({ requestId, method, path, status }) => ({ requestId, method, path, status }))).toEqual(
    [made, kept].map(({ headers }) => ({
      requestId: headers['x-request-id'],
      method: 'POST',
      path: PATH,
      status: 200,
    })),
  );
});

test('another call, a session, another site and a body that is too large are not answered from memory', async () => {
  await post();
  await post();
  await post(JSON.stringify({ ApiKey: 'k', news_type: 4, limit: 24 }));
  await post(payload, { Cookie: 'portal-session=1' });
  await post(payload, { Origin: 'https://elsewhere.example' });
  await post(JSON.stringify({ ApiKey: 'k', news_type: 3, limit: 24, more: 'x'.repeat(5_000) }));
  expect(requests).toHaveLength(5);
});

test('a client that leaves in the middle of a call is logged as gone, and nobody else waits', async () => {
  await post();
  const socket = connect(gateway.port, '127.0.0.1');
  const head = [
    `POST ${PATH} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    'Content-Length: 60',
    '',
    '{"ApiKey',
  ];
  await new Promise((resolve) => socket.write(head.join('\r\n'), resolve));
  expect((await post()).status).toBe(200);
  socket.destroy();
  while (recorded.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(recorded.map(({ status }) => status)).toEqual([200, 200, 499]);
});

test('a body that arrives in pieces is one call', async () => {
  const first = await post();
  await post();
  const socket = connect(gateway.port, '127.0.0.1');
  const head = [`POST ${PATH} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', 'Connection: close'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${payload.length}\r\n\r\n${payload.slice(0, 9)}`);
  setTimeout(() => socket.write(payload.slice(9)), 20);
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text.split('\r\n\r\n')[1]).toBe(first.text);
  expect(requests).toHaveLength(1);
});
