import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { Answer } from './answer';
import { Ask } from './ask';
import { passThrough } from './pipeline';
import type { Step } from './visit';

const HEADERS_MS = 10_000;
/** A document of 50 MB over a slow line takes minutes. */
const REQUEST_MS = 300_000;
/** Longer than the 60 s for which nginx keeps an idle connection, so that it is never the front that closes one in use. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_LIMIT_BYTES = 24_576;
const STOP_MS = 10_000;
const SWEEP_MS = 50;

export type Listening = {
  port: number;
  /** Takes no new request and waits for the running ones, 10 s at most. */
  close: () => Promise<void>;
};

/**
 * Opens the port and answers by the steps.
 *
 * @param host undefined for every address of the machine
 * @param port 0 for any free one
 * @throws node's own error when the port is taken or not allowed
 */
export async function listen(steps: readonly Step[], host: string | undefined, port: number): Promise<Listening> {
  const server = createServer<typeof Ask, typeof Answer>({
    IncomingMessage: Ask,
    ServerResponse: Answer,
    maxHeaderSize: HEADERS_LIMIT_BYTES,
  });
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxHeadersCount = 0;
  const serve = (ask: Ask, answer: Answer) => void passThrough(steps, ask, answer);
  server.on('request', serve);
  server.on('checkContinue', serve);
  server.on('connect', (_ask, socket: Socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        const limit = setTimeout(() => server.closeAllConnections(), STOP_MS);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(limit);
          resolve();
        });
      }),
  };
}
