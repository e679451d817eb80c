import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { METRICS_CONTENT_TYPE } from '@/lib/metrics/metrics';
import { isReadMethod, type Middleware } from './context';
import { rejectRequest } from './reject';

/** Returns the metrics of all processes of this machine as Prometheus text. */
export type ReadMetrics = () => Promise<string>;

const PATH = '/metrics';
const HEADERS_MS = 5_000;
const NO_STORE = { 'Content-Type': METRICS_CONTENT_TYPE, 'Cache-Control': 'no-store' };

/** Serves `/metrics` on the site's own port to requests with the token; all others get 404. */
export function serveMetrics(token: string | undefined, read: ReadMetrics): Middleware {
  return async (visit) => {
    const { req, res, path } = visit;
    if (path !== PATH) return false;
    if (
      !isReadMethod(req.method) ||
      !token ||
      !equalsInConstantTime(req.headers.authorization ?? '', `Bearer ${token}`)
    ) {
      return rejectRequest(visit, 'missing');
    }
    const text = await read();
    res.writeHead(200, NO_STORE);
    res.end(req.method === 'HEAD' ? undefined : text);
    return true;
  };
}

/** Compares digests, as the constant-time comparison needs equal lengths. */
const equalsInConstantTime = (one: string, other: string): boolean => timingSafeEqual(toDigest(one), toDigest(other));
const toDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A port for metrics only, on a network that readers can't reach. */
export type MetricsPort = { port: number; close: () => Promise<void> };

/**
 * Serves `/metrics` without a token on a port of its own.
 *
 * @param port 0 for any free one
 * @throws node's own error when the port is taken or not allowed
 */
export async function openMetricsPort(host: string, port: number, read: ReadMetrics): Promise<MetricsPort> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS }, (ask, answer) => {
    if ((ask.url ?? '').split('?', 1)[0] !== PATH || !isReadMethod(ask.method)) return void answer.writeHead(404).end();
    read().then(
      (text) => answer.writeHead(200, NO_STORE).end(ask.method === 'HEAD' ? undefined : text),
      () => answer.writeHead(500).end(),
    );
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
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
