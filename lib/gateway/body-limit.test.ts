/** @jest-environment node */
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fakeTimers } from '@/testing/fake-timers';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { sendRequest, startTestGateway } from './gateway.test-support';
import { GatewayRequest } from './gateway-request';
import type { ListeningServer } from './listen';

const KIB = 1_024;
let gateway: ListeningServer;
let reached = 0;
let broken = 0;

beforeAll(async () => {
  gateway = await startTestGateway(async (ask, answer) => {
    if (ask.url === '/deaf') return void answer.end('early');
    const body = await text(ask).catch(() => undefined);
    if (body === undefined) {
      broken += 1;
      return;
    }
    reached += 1;
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ length: body.length }));
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  reached = 0;
  broken = 0;
});

/** Sends pieces of 64 KiB without announcing a length until the server answers or `pieces` are out. */
function pour(path: string, pieces: number): Promise<{ status: number; sent: number; text: string }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answered = false;
    const call = request(
      { host: '127.0.0.1', port: gateway.port, method: 'POST', path, agent: false },
      async (reply) => {
        answered = true;
        resolve({ status: reply.statusCode ?? 0, sent, text: await text(reply) });
      },
    );
    call.on('error', (error) => (answered ? undefined : reject(error)));
    const next = () => {
      if (answered || sent >= pieces) return call.end();
      sent += 1;
      call.write(Buffer.alloc(64 * KIB), () => setImmediate(next));
    };
    next();
  });
}

describe('legacy calls', () => {
  test.each(['/api/login.php', '/news.php'])('%s takes 64 KiB', async (path) => {
    const reply = await sendRequest(gateway.port, { method: 'POST', path, body: 'x'.repeat(64 * KIB) });
    expect([reply.status, reply.text]).toEqual([200, `{"length":${64 * KIB}}`]);
  });

  test.each(['/api/login.php', '/news.php', '/api/news%2Ephp', '/%6eews.php'])(
    '%s rejects more in the legacy format',
    async (path) => {
      const reply = await sendRequest(gateway.port, { method: 'POST', path, body: 'x'.repeat(64 * KIB + 1) });
      expect(reply.status).toBe(413);
      expect(reply.headers.connection).toBe('close');
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(reply.text)).toMatchObject({ status: false, code: 'TOO_LARGE' });
      expect(reached).toBe(0);
    },
  );

  test('a body without a length is rejected while it is still being sent', async () => {
    const { status, sent, text: words } = await pour('/api/login.php', 20_000);
    expect(status).toBe(413);
    expect(JSON.parse(words).code).toBe('TOO_LARGE');
    expect(sent).toBeLessThan(2_000);
    expect(reached).toBe(0);
  });

  test('a client that sends Expect is rejected before it sends the body', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write('POST /api/login.php HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n');
    const words = await text(socket);
    expect(words).toMatch(/^HTTP\/1\.1 413 /);
    expect(words).not.toContain('100 Continue');
  });
});

test('the body of a client that announces too much and sends it all the same is drained', async () => {
  const PIECES = 11;
  const socket = connect(gateway.port, '127.0.0.1');
  const closed = new Promise<Error | undefined>((resolve) => {
    socket.once('error', resolve).once('close', () => resolve(undefined));
  });
  const words: Buffer[] = [];
  socket.on('data', (chunk) => words.push(chunk));
  const length = PIECES * KIB * KIB;
  const drain = jest.spyOn(GatewayRequest.prototype, 'drain');
  fakeTimers(['setInterval', 'clearInterval']);
  socket.write(`POST /api/v1/media?name=x.jpg HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  for (let sent = 0; sent < PIECES; sent++) {
    expect(socket.writable).toBe(true);
    socket.write(Buffer.alloc(KIB * KIB));
    await waitUntilTrue(() => Number(drain.mock.contexts[0]?.receivedBytes) >= (sent + 1) * KIB * KIB);
    // A client that sends nothing for a second is drained no longer.
    jest.advanceTimersByTime(1_000);
  }
  jest.useRealTimers();
  drain.mockRestore();
  expect([await closed, Buffer.concat(words).toString().slice(0, 12)]).toEqual([undefined, 'HTTP/1.1 413']);
});

describe('an unread body', () => {
  test('is not drained for ever after the response', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /deaf HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(64 * KIB), Buffer.from('\r\n')]);
    const pouring = setInterval(() => socket.write(chunk), 5);
    await closed;
    clearInterval(pouring);
    expect(socket.bytesRead).toBeGreaterThan(0);
  });
});

describe('calls that carry more', () => {
  const MIB = KIB * KIB;
  const pdf = encodeURIComponent('คำสั่ง.pdf');
  test.each([
    ['/api/v1/media?name=x.jpg', 10 * MIB],
    ['/api/v1/media?kind=image&name=x.pdf', 10 * MIB],
    ['/api/v1/media?kind=document&name=x', 50 * MIB],
    [`/api/v1/media?name=${pdf}`, 50 * MIB],
    ['/api/v1/media', 10 * MIB],
    ['/api/v1/newsroom/save', 512 * KIB],
    ['/api/v1/newsroom/autosave', 512 * KIB],
    ['/api/v1/newsroom/move', 64 * KIB],
    ['/api/v1/media/x', 64 * KIB],
    ['/api/v1/m%65dia', 10 * MIB],
  ])('%s takes %d bytes and no more', async (path, limit) => {
    const fits = await sendRequest(gateway.port, { method: 'POST', path, body: Buffer.alloc(limit) });
    const over = await sendRequest(gateway.port, {
      method: 'POST',
      path,
      headers: { 'content-length': String(limit + 1) },
    }).catch(() => undefined);
    expect([fits.status, over?.status]).toEqual([200, 413]);
  });

  test('P-068 an endless image is cut off, and its reader gets an error', async () => {
    const { status, sent } = await pour('/api/v1/media?name=x.jpg', 20_000);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(3_000);
    await waitUntilTrue(() => broken > 0);
    expect([reached, broken]).toEqual([0, 1]);
  });
});

describe('other addresses', () => {
  test('take a mebibyte and no more', async () => {
    const fits = await sendRequest(gateway.port, { method: 'POST', path: '/member', body: Buffer.alloc(KIB * KIB) });
    const over = await sendRequest(gateway.port, {
      method: 'POST',
      path: '/member',
      body: Buffer.alloc(KIB * KIB + 1),
    });
    expect([fits.status, over.status]).toEqual([200, 413]);
  });

  test('a client that sends Expect with a body that fits gets 100 Continue', async () => {
    const headers = { expect: '100-continue', 'content-length': '2', connection: 'close' };
    const reply = await sendRequest(gateway.port, { method: 'POST', path: '/member', headers, body: 'ok' });
    expect([reply.status, reply.text]).toEqual([200, '{"length":2}']);
  });
});
