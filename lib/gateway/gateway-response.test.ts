import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import type { GatewayResponse } from './gateway-response';
import { type ListeningServer, listen } from './listen';

let open: ListeningServer | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** Everything received over a connection for these requests, without the dates. */
async function converse(give: (answer: GatewayResponse) => void, asks: string): Promise<string> {
  open = await listen([], { port: 0 }, (_ask, answer) => {
    give(answer);
    return true;
  });
  const socket = connect(open.port);
  await once(socket, 'connect');
  socket.end(asks);
  return (await text(socket)).replace(/Date: .*\r\n/g, '');
}

const buildRequest = (method: string, more = '') => `${method} / HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const LINES = 'Cache-Tag: news:1\r\nETag: "one"\r\n';
const OWN = ['Content-Length', '3', 'X-Request-Id', 'a'];
const KEEP_ALIVE = 'Connection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n';
const HEAD = `${LINES}Content-Length: 3\r\nX-Request-Id: a\r\n`;

test('prebuilt lines are sent before the other headers, once, with those that node adds', async () => {
  const said = await converse(
    (answer) => answer.sendPrebuilt(200, LINES, OWN, Buffer.from('one')),
    buildRequest('GET') + buildRequest('HEAD') + buildRequest('GET', 'Connection: close\r\n'),
  );
  const whole = `HTTP/1.1 200 OK\r\n${HEAD}`;
  expect(said).toBe(`${whole}${KEEP_ALIVE}one${whole}${KEEP_ALIVE}${whole}Connection: close\r\n\r\none`);
});

test('a response that the client has is sent without its body', async () => {
  const said = await converse((answer) => answer.sendPrebuilt(304, LINES, OWN, undefined), buildRequest('GET'));
  expect(said).toBe(`HTTP/1.1 304 Not Modified\r\n${HEAD}${KEEP_ALIVE}`);
});

test('prebuilt lines for a response that has begun already are sent with no other one', async () => {
  let asked = 0;
  const said = await converse((answer) => {
    asked += 1;
    answer.writeHead(200, { 'Content-Length': '0' });
    answer.end();
    if (asked === 1) expect(() => answer.sendPrebuilt(200, LINES, OWN, undefined)).toThrow('headers');
  }, buildRequest('GET') + buildRequest('GET'));
  expect(said).toBe(`HTTP/1.1 200 OK\r\nContent-Length: 0\r\n${KEEP_ALIVE}`.repeat(2));
});
