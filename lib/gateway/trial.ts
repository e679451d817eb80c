import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '@/features/media/disk-store';
import { PaceWatch } from './body-pace';
import { PageCache } from './cache/page-cache';
import { type Listening, listen } from './listen';
import type { MediaDoor } from './media-door';
import { type FrontSettings, frontSteps } from './pipeline';
import { type Render, renderWith } from './render';
import { reachRenderProcess } from './render-process';
import { securityHeaders } from './security-headers';
import { UploadQueue } from './upload-queue';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Wish = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };

/** For tests: a door to the files of a folder, all of them public. */
export const openToAll = (folder: string): MediaDoor => ({
  store: diskStore(folder),
  readVerdict: async () => ({ public: true, name: 'file' }),
  mayOpen: async () => false,
});

const HOUR_MS = 3_600_000;
const UPLOADS = { atOnce: 4, ofOne: 2, waiting: 60, waitingOfOne: 12, waitMs: HOUR_MS };

/** For tests: a front without the parts that need a database. */
export const bareSettings = (): FrontSettings => ({
  https: false,
  host: 'localhost',
  trustedProxies: 0,
  media: openToAll('/nowhere'),
  uploads: { queue: new UploadQueue(UPLOADS), findUploader: async (cookie) => cookie },
  pace: new PaceWatch({ windowMs: HOUR_MS, bytesASecond: 0 }),
  oldPrefix: undefined,
  readyChecks: [],
  offlineApp: true,
  limited: false,
});
const CACHE_BYTES = 10_000_000;

/** A front under test: the cache can be told what the database would tell it. */
export type Trial = Listening & { cache: PageCache };

/**
 * For tests: a real front on a free loopback port, and behind it, on a socket, a renderer of the test's own in the place of
 * Next.
 */
export async function openTrial(render: Render, settings: Partial<FrontSettings> = {}): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'));
  const path = join(folder, 'render.sock');
  const whole = { ...bareSettings(), ...settings };
  const behind = await listen([renderWith(render, { https: whole.https })], { path });
  const cache = new PageCache(CACHE_BYTES, securityHeaders(whole.https));
  cache.trust(true);
  const process = reachRenderProcess(path);
  const { quick, steps } = frontSteps(whole, { cache, pick: async () => process });
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

/** For tests: sends one request as it is written, without cleaning its path or adding headers. */
export function send(port: number, { method = 'GET', path = '/', headers = {}, body }: Wish = {}): Promise<Reply> {
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
