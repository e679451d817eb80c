import { z } from 'zod';
import { getMediaStore } from '@/features/media/media.store';
import type { MediaStore } from '@/features/media/store-types';
import { isOutage } from '@/lib/errors/errors';
import { callInternal } from './internal-call';
import { INTERNAL_PATHS, type RenderWorkerClient } from './render-worker-client';

/** Access of readers in general to a file, and the name to save it under. */
export type FileAccess = { public: boolean; name: string };

/** Store of the media files, and the checks of who may open which. */
export type MediaAccess = {
  store: MediaStore;
  /** Undefined for an unknown hash. */
  findFileAccess: (hash: string) => Promise<FileAccess | undefined>;
  /** True if a file that is not public may be opened with this Cookie header or preview link key. */
  canOpen: (hash: string, cookie: string | undefined, key: string | undefined) => Promise<boolean>;
};

/** Cache time of a file's public access, which saves a query per image; a withdrawn file is still served this long. */
const CACHE_MS = 30_000;
const MAX_CACHED = 5_000;

type CachedAccess = { access: FileAccess; until: number };
type Memory = { cached: Map<string, CachedAccess>; pending: Map<string, Promise<FileAccess | undefined>> };

const fileAccess = z.object({ public: z.boolean(), name: z.string() }).nullable();

/**
 * The gateway's media access. A render worker decides, as the gateway doesn't know who uses a file.
 *
 * @param pick returns the worker to call
 */
export function createMediaAccess(pick: () => Promise<RenderWorkerClient | undefined>): MediaAccess {
  const memory: Memory = { cached: new Map(), pending: new Map() };
  const ask = async (path: string, question: Record<string, string>, cookie?: string) =>
    callInternal(await pick(), `${path}?${new URLSearchParams(question)}`, cookie);
  return {
    store: getMediaStore(),
    findFileAccess: cachePublicAccess(
      memory,
      async (hash) => fileAccess.parse(await ask(INTERNAL_PATHS.verdict, { hash })) ?? undefined,
    ),
    canOpen: async (hash, cookie, key) =>
      z.boolean().parse(await ask(INTERNAL_PATHS.mayOpen, { hash, ...(key !== undefined && { key }) }, cookie)),
  };
}

/**
 * Shares one query among concurrent readers of a file, and caches for half a minute that a file is public. In an outage
 * a file that was public stays so.
 *
 * @param read queries the database; undefined for an unknown hash
 */
export function cachePublicAccess(
  { cached, pending }: Memory,
  read: (hash: string) => Promise<FileAccess | undefined>,
  now: () => number = () => performance.now(),
): MediaAccess['findFileAccess'] {
  const ask = async (hash: string): Promise<FileAccess | undefined> => {
    const verdict = await read(hash);
    cached.delete(hash);
    if (!verdict?.public) return verdict;
    cached.set(hash, { access: verdict, until: now() + CACHE_MS });
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return verdict;
  };
  return async (hash) => {
    const known = cached.get(hash);
    if (known && known.until > now()) return known.access;
    const under = pending.get(hash) ?? ask(hash).finally(() => pending.delete(hash));
    pending.set(hash, under);
    return under.catch((error: unknown) => {
      if (known && isOutage(error)) return known.access;
      throw error;
    });
  };
}
