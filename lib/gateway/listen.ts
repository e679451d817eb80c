import { createServer } from 'node:http';
import { Server, type Socket } from 'node:net';
import type { FastPath, Middleware } from './context';
import { GatewayRequest } from './gateway-request';
import { GatewayResponse } from './gateway-response';
import { respondToParseError } from './parse-error';
import { rejectRequest } from './reject';
import { runMiddleware } from './run-middleware';

const HEADERS_MS = 10_000;
/** A document of 50 MB over a slow line takes minutes. */
const REQUEST_MS = 300_000;
/** Longer than the 60 s for which nginx keeps an idle connection, so that it is never the front that closes one in use. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_LIMIT_BYTES = 24_576;
/** The front adds a little to what it passes on. */
const INTERNAL_HEADERS_LIMIT_BYTES = 32_768;
const STOP_MS = 10_000;
/** Whoever asks on an open connection in this time is answered, and told that it was the last time. */
const CLOSE_GRACE_MS = 500;
const LISTENERS = 20;
const SWEEP_MS = 50;

export type ListeningServer = {
  port: number;
  /** Takes no new request and waits for the running ones, 10 s at most. */
  close: () => Promise<void>;
};

/** A port (0 for any free one) of one address or all of the machine, or the path of a socket that only the front knows. */
export type ListenTarget = { port: number; host?: string | undefined } | { path: string };

/** Node would close without hearing the body, and its sender would lose the answer. */
const rejectExpectation: Middleware = (visit) => rejectRequest(visit, 'expectation');

/**
 * Answers requests by the steps.
 *
 * @param quick is asked before them, and answers at once or not at all
 * @throws node's own error when the port is taken or not allowed
 */
export async function listen(
  steps: readonly Middleware[],
  place: ListenTarget,
  quick?: FastPath,
): Promise<ListeningServer> {
  const isInner = 'path' in place;
  const server = createServer<typeof GatewayRequest, typeof GatewayResponse>({
    IncomingMessage: GatewayRequest,
    ServerResponse: GatewayResponse,
    // Stays so whatever flags node was started with.
    insecureHTTPParser: false,
    maxHeaderSize: isInner ? INTERNAL_HEADERS_LIMIT_BYTES : HEADERS_LIMIT_BYTES,
  });
  server.headersTimeout = HEADERS_MS;
  // The front closes what takes too long, and keeps connections for as long as it likes.
  server.requestTimeout = isInner ? 0 : REQUEST_MS;
  server.keepAliveTimeout = isInner ? 0 : KEEP_ALIVE_MS;
  server.maxHeadersCount = 0;
  let stopping = false;
  const serve = (ask: GatewayRequest, answer: GatewayResponse) => {
    if (stopping) answer.shouldKeepAlive = false;
    const goOn = (body?: Buffer) => {
      // Each step that has to know when an answer ends listens to it.
      answer.setMaxListeners(LISTENERS);
      const { socket } = ask;
      if (isInner && ask.hasBody) answer.once('finish', () => ask.discardRest(socket));
      const id = isInner ? String(ask.headers['x-request-id']) : undefined;
      void runMiddleware(steps, ask, answer, { id, body });
    };
    if (!quick?.(ask, answer, goOn)) goOn();
  };
  server.on('request', serve);
  server.on('checkContinue', serve);
  server.on('checkExpectation', (ask, answer) => void runMiddleware([rejectExpectation], ask, answer));
  server.on('clientError', respondToParseError);
  server.on('connect', (_ask, socket: Socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        stopping = true;
        const begun = performance.now();
        const sweep = setInterval(() => {
          if (isInner || performance.now() - begun >= CLOSE_GRACE_MS) server.closeIdleConnections();
        }, SWEEP_MS);
        const limit = setTimeout(() => server.closeAllConnections(), STOP_MS);
        // The server's own way would cut connections that rest, though a request may be on its way on them.
        Server.prototype.close.call(server, () => {
          clearInterval(sweep);
          clearTimeout(limit);
          resolve();
        });
      }),
  };
}
