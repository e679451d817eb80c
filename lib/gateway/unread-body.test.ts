/** @jest-environment node */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { dependsOn, markCacheable } from '@/lib/request/context';
import { startTestGateway } from './gateway.test-support';
import type { GatewayRequest } from './gateway-request';
import type { ListeningServer } from './listen';

const KIB = 1_024;
const MIB = KIB * KIB;
let gateway: ListeningServer;

/** Begins to read, as for the first field of a form, and leaves the rest. */
async function glance(ask: GatewayRequest): Promise<void> {
  await new Promise<void>((resolve) => ask.once('data', () => resolve()));
  ask.pause();
}

/** The same with a pipeline whose end breaks: node then detaches the request's socket. */
async function choke(ask: GatewayRequest): Promise<void> {
  const end = new Writable({ write: (_bytes, _encoding, done) => done(new Error('enough')) });
  await pipeline(ask, end).catch(() => undefined);
}

/** Pages that don't read the body, except one that reports its size. */
beforeAll(async () => {
  gateway = await startTestGateway(async (ask, answer) => {
    if (ask.url === '/glancing') await glance(ask);
    if (ask.url === '/choking') await choke(ask);
    if (ask.url === '/reading') return void answer.end(`read ${(await text(ask)).length}`);
    if (ask.url === '/about') {
      markCacheable();
      dependsOn('about');
    }
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(`deaf to ${ask.method} ${ask.url}`);
  });
});
afterAll(() => gateway.close());

const head = (line: string, ...headers: string[]) => [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
const chunked = (length: number) =>
  Buffer.concat([Buffer.from(`${length.toString(16)}\r\n`), Buffer.alloc(length), Buffer.from('\r\n0\r\n\r\n')]);

/** Sends the pieces, and returns everything received until the server closes or has sent the last of the `ends`. */
function exchange(pieces: readonly (string | Buffer)[], end?: string): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(gateway.port, '127.0.0.1');
    let words = '';
    const finish = () => {
      resolve(words);
      socket.destroy();
    };
    socket.on('data', (chunk) => {
      words += chunk.toString('utf8');
      if (end !== undefined && words.includes(end)) finish();
    });
    socket.once('close', finish).on('error', () => undefined);
    for (const piece of pieces) socket.write(piece);
  });
}

const statuses = (words: string) => [...words.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('after a body that a page does not read', () => {
  const next = [head('POST /reading', 'Content-Length: 5'), 'later'];
  test.each([
    ['announced', head('POST /deaf', `Content-Length: ${MIB}`), Buffer.alloc(MIB)],
    ['in chunks', head('POST /deaf', 'Transfer-Encoding: chunked'), chunked(900 * KIB)],
    ['of a reading', head('GET /deaf', `Content-Length: ${900 * KIB}`), Buffer.alloc(900 * KIB)],
    ['of a reading from memory', head('GET /about', `Content-Length: ${900 * KIB}`), Buffer.alloc(900 * KIB)],
    ['of a probe', head('GET /healthz', 'Content-Length: 5'), 'hello'],
  ])('%s, the next request on the connection is answered', async (_kind, first, body) => {
    await exchange([head('GET /about', 'Connection: close')]);
    const words = await exchange([first, body, ...next], 'read 5');
    expect(statuses(words)).toEqual([200, 200]);
    expect(words).toContain('read 5');
    expect(words).not.toContain('Connection: close');
  });

  const sizes = [60, 70, 100, 140, 200, 300, 600];
  test.each(['/glancing', '/choking'].flatMap((path) => sizes.map((kib) => [path, kib] as const)))(
    'a page that stops reading it leaves no connection behind (%s, %d KiB)',
    async (path, kib) => {
      for (let times = 0; times < 3; times += 1) {
        const line = head(`POST ${path}`, `Content-Length: ${kib * KIB}`, 'Connection: close');
        expect(await exchange([line, Buffer.alloc(kib * KIB)])).toContain(`deaf to POST ${path}`);
        const later = head('POST /reading', 'Content-Length: 5', 'Connection: close');
        expect(await exchange([later, 'later'])).toContain('read 5');
      }
    },
  );

  test('that never ends, the response closes the connection', async () => {
    const words = await exchange([head('POST /deaf', `Content-Length: ${MIB}`), Buffer.alloc(200 * KIB)]);
    expect(statuses(words)).toEqual([200]);
    expect(words).toMatch(/\r\nConnection: close\r\n/i);
  });

  test('a client that keeps its connection loses no request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (path: string, body: Buffer) =>
      new Promise<string>((resolve, reject) => {
        const call = request({ host: '127.0.0.1', port: gateway.port, method: 'POST', path, agent }, (reply) =>
          text(reply).then(resolve, reject),
        );
        call.on('error', reject).end(body);
      });
    const wanted = ['deaf to POST /deaf', `read ${100 * KIB}`];
    for (let times = 0; times < 10; times += 1) {
      const given = await Promise.all([post('/deaf', Buffer.alloc(MIB)), post('/reading', Buffer.alloc(100 * KIB))]);
      expect(given).toEqual(wanted);
    }
    agent.destroy();
  });
});

describe('bytes that follow a complete request don’t affect its response, and end the connection', () => {
  const length = 600 * KIB;
  test.each([
    ['POST /deaf', 'deaf to POST /deaf'],
    ['POST /reading', `read ${length}`],
    ['GET /deaf', 'deaf to GET /deaf'],
    ['GET /about', 'deaf to GET /about'],
  ])('%s', async (line, answer) => {
    for (const last of [[], ['Connection: close']]) {
      const words = await exchange([head(line, `Content-Length: ${length}`, ...last), Buffer.alloc(length + 7, ' ?')]);
      expect(statuses(words)).toEqual([200]);
      expect(words).toContain(answer);
    }
  });
});

test.each(['POST /deaf', 'POST /', 'PUT /about', 'GET /about', 'POST /api/v1/online', 'POST /healthz', 'GET /deaf'])(
  '%s with a chunked body beyond every limit is rejected with 413',
  async (line) => {
    const words = await exchange([head(line, 'Transfer-Encoding: chunked'), chunked(2 * MIB)]);
    expect(statuses(words)).toEqual([413]);
    expect(words).toMatch(/\r\nConnection: close\r\n/i);
  },
);

describe('an ambiguous request gets 400, and its connection ends', () => {
  const one = (...headers: string[]) => `${head('POST /reading', ...headers)}0\r\n\r\n`;
  test.each([
    ['both kinds of length', one('Content-Length: 5', 'Transfer-Encoding: chunked')],
    ['two lengths', one('Content-Length: 5', 'Content-Length: 6')],
    ['a list of lengths', one('Content-Length: 5, 5')],
    ['a signed length', one('Content-Length: +5')],
    ['a space before the colon', one('Transfer-Encoding : chunked')],
    ['an unknown coding', one('Transfer-Encoding: xchunked')],
    ['a coding below chunks', one('Transfer-Encoding: gzip, chunked')],
    ['a coding above chunks', one('Transfer-Encoding: chunked, identity')],
    ['chunks in HTTP/1.0', one('Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0')],
    ['two hosts', one('Host: y', 'Content-Length: 5')],
    ['a bare line feed', 'GET /reading HTTP/1.1\nHost: x\n\n'],
    ['a bare line feed between headers', 'GET /reading HTTP/1.1\r\nHost: x\nA: b\r\n\r\n'],
    [
      'a bare line feed behind the size of a chunk',
      `${head('POST /reading', 'Transfer-Encoding: chunked')}1\nx\r\n0\r\n\r\n`,
    ],
    ['a folded header', 'GET /reading HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n'],
    ['a NUL', 'GET /reading HTTP/1.1\r\nHost: x\r\nA: b\0\r\n\r\n'],
    ['bytes of another protocol', '\x16\x03\x01\x02\r\n\r\n'],
  ])('%s', async (_kind, bytes) => {
    const words = await exchange([bytes, head('GET /reading')]);
    expect(statuses(words)).toEqual([400]);
    expect(words).toMatch(/\r\nConnection: close\r\n/i);
    expect(words).toContain('คำขอไม่ถูกต้อง');
  });
});

test('an unsupported expectation is rejected with a message, once the body is read', async () => {
  const line = head('POST /reading', `Content-Length: ${900 * KIB}`, 'Expect: 200-ok', 'Connection: close');
  const words = await exchange([line, Buffer.alloc(900 * KIB)]);
  expect(statuses(words)).toEqual([417]);
  expect(words).toContain('Expect');
});

test('unparsable bytes are answered though more of them arrive', async () => {
  const words = await exchange([head('BREW /deaf', `Content-Length: ${4 * MIB}`), Buffer.alloc(4 * MIB)]);
  expect(statuses(words)).toEqual([400]);
});

test('headers that are too long are rejected with a message', async () => {
  const words = await exchange([head('GET /reading', `A: ${'a'.repeat(30_000)}`)]);
  expect(statuses(words)).toEqual([431]);
  expect(words).toContain('ส่วนหัวของคำขอ');
});
