import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { METRICS_TYPE } from '@/lib/metrics/metrics';
import { refuse } from './refuse';
import { isReading, type Step } from './visit';

/** Gives the text for Prometheus, of all processes of this machine. */
export type ReadMetrics = () => Promise<string>;

const PATH = '/metrics';
const HEADERS_MS = 5_000;
const NO_STORE = { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' };

/** Answers `/metrics` on the site's own port to whoever has the token; for everybody else there is no such page. */
export function answerMetrics(token: string | undefined, read: ReadMetrics): Step {
  return async (visit) => {
    const { ask, answer, path } = visit;
    if (path !== PATH) return false;
    if (!isReading(ask.method) || !token || !isSame(ask.headers.authorization ?? '', `Bearer ${token}`)) {
      return refuse(visit, 'missing');
    }
    const text = await read();
    answer.writeHead(200, NO_STORE);
    answer.end(ask.method === 'HEAD' ? undefined : text);
    return true;
  };
}

/** Equal lengths for the comparison that takes as long for any two texts. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The port of the metrics alone, for a network that readers can't reach. */
export type MetricsPort = { port: number; close: () => Promise<void> };

/**
 * Answers `/metrics` without a token on a port of its own.
 *
 * @param port 0 for any free one
 * @throws node's own error when the port is taken or not allowed
 */
export async function openMetricsPort(host: string, port: number, read: ReadMetrics): Promise<MetricsPort> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS }, (ask, answer) => {
    if ((ask.url ?? '').split('?', 1)[0] !== PATH || !isReading(ask.method)) return void answer.writeHead(404).end();
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
