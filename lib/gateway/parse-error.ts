import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { gatewayMessages } from '@/lib/http/messages';
import { getErrorCode } from '@/lib/log/error-code';
import { getThai } from '@/lib/messages/message';
import { GatewayResponse } from './gateway-response';
import { rejections } from './reject';

/** Rejections for parser errors that are not about the form of a request, by node's codes. */
const rejectionsByCode: Readonly<Record<string, keyof typeof rejections>> = {
  HPE_HEADER_OVERFLOW: 'headers',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
};

/** Time for a client to read a response that ends its connection. */
const LINGER_MS = 1_000;

/** Answers unparsable bytes, or a request that never ended, with a short message, and closes the connection. */
export function respondToParseError(error: Error, socket: Duplex): void {
  const code = getErrorCode(error) ?? '';
  if (socket.destroyed || socket.writableEnded) return;
  const current: unknown = Reflect.get(socket, '_httpMessage');
  const isAnswering = current instanceof GatewayResponse;
  // These bytes follow a complete request, which still gets its response; nothing after them is read.
  if (isAnswering && current.req.complete) {
    closeAfter(current, socket);
    return;
  }
  // Text in the middle of another response would be taken for a part of it; node keeps the response under way in this
  // field.
  if (code === 'ECONNRESET' || (isAnswering && current.headersSent)) {
    socket.destroy();
    return;
  }
  const { status, message } =
    rejections[Object.hasOwn(rejectionsByCode, code) ? (rejectionsByCode[code] ?? 'malformed') : 'malformed'];
  const words = `${getThai(gatewayMessages[message])}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(words)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${words}`);
  // Closing while the client is still sending would lose the response.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Responses that end their connection already: node reports each further chunk of unparsable bytes again. */
const closingResponses = new WeakSet<GatewayResponse>();

function closeAfter(answer: GatewayResponse, socket: Duplex): void {
  if (closingResponses.has(answer)) return;
  closingResponses.add(answer);
  answer.shouldKeepAlive = false;
  if (answer.writableFinished) socket.end();
  else answer.once('finish', () => socket.end());
}
