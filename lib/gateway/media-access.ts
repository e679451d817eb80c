import { z } from 'zod';
import { getMediaStore } from '@/features/media/media.store';
import type { MediaStore } from '@/features/media/store-types';
import { isOutage } from '@/lib/errors/errors';
import { callInternal } from './internal-call';
import { INTERNAL_PATHS, type RenderWorkerClient } from './render-worker-client';

/** Whether readers in general may have a file, and the name under which it is saved. */
export type FileAccess = { public: boolean; name: string };

/** What the front needs to serve files: where they lie, and who may have which. */
export type MediaAccess = {
  store: MediaStore;
  /** Undefined for a hash that nobody knows. */
  findFileAccess: (hash: string) => Promise<FileAccess | undefined>;
  /** Whether a file that is not public may be opened with the header `Cookie` or the key of a preview link. */
  canOpen: (hash: string, cookie: string | undefined, key: string | undefined) => Promise<boolean>;
};

/** What is public is taken for it so long, so that its pictures cost no query; what is withdrawn is gone after it. */
const CACHE_MS = 30_000;
const MAX_CACHED = 5_000;

type CachedAccess = { access: FileAccess; until: number };
type Memory = { cached: Map<string, CachedAccess>; pending: Map<string, Promise<FileAccess | undefined>> };

const fileAccess = z.object({ public: z.boolean(), name: z.string() }).nullable();

/**
 * The door of the front, which knows nothing of who uses a file: a process that draws does.
 *
 * @param pick gives one to ask
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
 * Asks once for many readers of one file, and keeps for half a minute that a file is public. While the database is away what
 * was public stays so.
 *
 * @param read asks the database; undefined for an unknown hash
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
