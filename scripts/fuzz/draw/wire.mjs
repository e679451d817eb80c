const SMUGGLED = 'GET /administrator HTTP/1.1\r\nHost: x\r\n\r\n';
const LONG = 'x'.repeat(20_000);

/** Malformed requests: lines, lengths, names and ends that HTTP/1.1 (RFC 9112) doesn't know or forbids. */
const templates = [
  ({ host }) =>
    `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ({ host }) => `POST /api/news.php HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
  ({ host }) => `POST /api/news.php HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  ({ host }) => `POST / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx`,
  ({ host }) => `POST / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n3;${LONG}\r\nabc\r\n0\r\n\r\n`,
  ({ host }) => `POST / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n0\r\n\r\n`,
  ({ host }) => `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`,
  ({ host }) => `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99999999999999999999\r\n\r\nx`,
  ({ host }) => `GET ${LONG} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${LONG}\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${'A: b\r\n'.repeat(300)}\r\n`,
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  () => 'GET / HTTP/1.0\r\n\r\n',
  () => 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  () => 'GET /\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  () => '\r\n\r\n\r\n',
  ({ host }) => `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  ({ host }) => `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ({ host }) =>
    `GET / HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`,
  ({ host }) =>
    `GET / HTTP/1.1\r\nHost: ${host}\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\r\nHost : ${host}\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\r\n Host: ${host}\r\n folded\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nA\u0000: b\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nA: b\u0000c\r\n\r\n`,
  ({ host }) => `GET / HTTP/1.1\nHost: ${host}\n\n`,
  ({ host }) => `GET  /  HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ({ host }) => `GET /\u00e0\u00b8\u0081 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  ({ host }) => `POST /api/news.php HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n`,
  ({ host }) => `${`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(200)}`,
];
/** Bytes of a malformed request. Closing the connection is a valid response. */
export function drawWire(dice, world) {
  const { host } = new URL(world.url);
  const bytes = Buffer.from(dice.pick(templates)({ host }), 'latin1');
  return { topic: 'wire', as: 'visitor', method: 'GET', target: '/', headers: [], wire: bytes.toString('base64') };
}
