import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from '@/features/media/disk-store';
import { HOUR_MS } from '@/lib/time/units';
import { BodyRateMonitor } from './body-rate';
import { PageCache } from './cache/page-cache';
import type { Middleware } from './context';
import { type ListeningServer, listen } from './listen';
import type { MediaAccess } from './media-access';
import { createPipeline, type GatewaySettings } from './pipeline';
import { createRenderMiddleware, type RenderHandler } from './render-middleware';
import { connectToWorker } from './render-worker-client';
import { buildSecurityHeaders } from './security-headers';
import { UploadQueue } from './upload-queue';

export type TestReply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type TestRequest = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };

/** For tests: access to the files of a folder, all of them public. */
export const createOpenMediaAccess = (folder: string): MediaAccess => ({
  store: createDiskStore(folder),
  findFileAccess: async () => ({ public: true, name: 'file' }),
  canOpen: async () => false,
});

const UPLOADS = { atOnce: 4, ofOne: 2, waiting: 60, waitingOfOne: 12, waitMs: HOUR_MS };

/** For tests: settings of a gateway without the parts that need a database. */
export const buildTestSettings = (): GatewaySettings => ({
  https: false,
  host: 'localhost',
  trustedProxies: 0,
  media: createOpenMediaAccess('/nowhere'),
  uploads: { queue: new UploadQueue(UPLOADS), findUploader: async (cookie) => cookie },
  bodyRate: new BodyRateMonitor({ windowMs: HOUR_MS, bytesASecond: 0 }),
  legacyPrefix: undefined,
  readinessChecks: [],
  offlineApp: true,
  isRateLimited: false,
});
const CACHE_BYTES = 10_000_000;

/** A gateway under test; its cache can be invalidated as the database would. */
export type TestGateway = ListeningServer & { cache: PageCache };

/**
 * For tests: a real gateway on a free loopback port, and behind it, on a socket, a renderer of the test's own in the
 * place of Next.
 *
 * @param before middleware of the render worker that comes before the renderer
 */
export async function startTestGateway(
  render: RenderHandler,
  settings: Partial<GatewaySettings> = {},
  before: readonly Middleware[] = [],
): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'));
  const path = join(folder, 'render.sock');
  const whole = { ...buildTestSettings(), ...settings };
  const behind = await listen([...before, createRenderMiddleware(render, { https: whole.https })], { path });
  const cache = new PageCache(CACHE_BYTES, buildSecurityHeaders(whole.https));
  cache.setTrusted(true);
  const process = connectToWorker(path);
  const { quick, steps } = createPipeline(whole, { cache, pickWorker: async () => process });
  const { port, close } = await listen(steps, { port: 0, host: '127.0.0.1' }, quick);
  return {
    port,
    cache,
    close: async () => {
      await close();
      process.close();
      await behind.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** For tests: sends one request as given, without normalising its path or adding headers. */
export function sendRequest(
  port: number,
  { method = 'GET', path = '/', headers = {}, body }: TestRequest = {},
): Promise<TestReply> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: whole, text: whole.toString('utf8') });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
