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
/** Longer than the 60 s for which nginx keeps an idle connection, so that the gateway never closes one in use. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_LIMIT_BYTES = 24_576;
/** The gateway adds a few headers to what it forwards. */
const INTERNAL_HEADERS_LIMIT_BYTES = 32_768;
const STOP_MS = 10_000;
/** Grace period during shutdown: requests on open connections are answered with `Connection: close`. */
const CLOSE_GRACE_MS = 500;
const LISTENERS = 20;
const SWEEP_MS = 50;

export type ListeningServer = {
  port: number;
  /** Accepts no new connection and waits for running requests, 10 s at most. */
  close: () => Promise<void>;
};

/**
 * A port (0 for any free one) of one address or all of the machine, or the path of a socket that only the gateway
 * knows.
 */
export type ListenTarget = { port: number; host?: string | undefined } | { path: string };

/** Node would close the connection without reading the body, and the client would lose the response. */
const rejectExpectation: Middleware = (visit) => rejectRequest(visit, 'expectation');

/**
 * Opens a server that answers requests by the middleware.
 *
 * @param quick runs before the middleware
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
    // Set explicitly, regardless of the flags that node was started with.
    insecureHTTPParser: false,
    maxHeaderSize: isInner ? INTERNAL_HEADERS_LIMIT_BYTES : HEADERS_LIMIT_BYTES,
  });
  server.headersTimeout = HEADERS_MS;
  // On the inner socket, timeouts and keep-alive are up to the gateway.
  server.requestTimeout = isInner ? 0 : REQUEST_MS;
  server.keepAliveTimeout = isInner ? 0 : KEEP_ALIVE_MS;
  server.maxHeadersCount = 0;
  let stopping = false;
  const serve = (ask: GatewayRequest, answer: GatewayResponse) => {
    if (stopping) answer.shouldKeepAlive = false;
    const goOn = (body?: Buffer) => {
      // Each middleware that has to know when a response ends adds a listener.
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
        // The server's own `close` would cut idle connections, though a request may be on its way on them.
        Server.prototype.close.call(server, () => {
          clearInterval(sweep);
          clearTimeout(limit);
          resolve();
        });
      }),
  };
}
