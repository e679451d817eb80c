import { z } from 'zod';
import { mediaStore } from '@/features/media/media.store';
import type { MediaStore } from '@/features/media/store-types';
import { isOutage } from '@/lib/errors/errors';
import { askInner } from './ask-inner';
import { INNER_PATHS, type RenderProcess } from './render-process';

/** Whether readers in general may have a file, and the name under which it is saved. */
export type Verdict = { public: boolean; name: string };

/** What the front needs to serve files: where they lie, and who may have which. */
export type MediaDoor = {
  store: MediaStore;
  /** Undefined for a hash that nobody knows. */
  readVerdict: (hash: string) => Promise<Verdict | undefined>;
  /** Whether a file that is not public may be opened with the header `Cookie` or the key of a preview link. */
  mayOpen: (hash: string, cookie: string | undefined, key: string | undefined) => Promise<boolean>;
};

/** What is public is taken for it so long, so that its pictures cost no query; what is withdrawn is gone after it. */
const KEPT_MS = 30_000;
const MOST_KEPT = 5_000;

type Kept = { verdict: Verdict; until: number };
type Memory = { kept: Map<string, Kept>; asked: Map<string, Promise<Verdict | undefined>> };

const verdict = z.object({ public: z.boolean(), name: z.string() }).nullable();

/**
 * The door of the front, which knows nothing of who uses a file: a process that draws does.
 *
 * @param pick gives one to ask
 */
export function openMediaDoor(pick: () => Promise<RenderProcess | undefined>): MediaDoor {
  const memory: Memory = { kept: new Map(), asked: new Map() };
  const ask = async (path: string, question: Record<string, string>, cookie?: string) =>
    askInner(await pick(), `${path}?${new URLSearchParams(question)}`, cookie);
  return {
    store: mediaStore(),
    readVerdict: rememberVerdicts(
      memory,
      async (hash) => verdict.parse(await ask(INNER_PATHS.verdict, { hash })) ?? undefined,
    ),
    mayOpen: async (hash, cookie, key) =>
      z.boolean().parse(await ask(INNER_PATHS.mayOpen, { hash, ...(key !== undefined && { key }) }, cookie)),
  };
}

/**
 * Asks once for many readers of one file, and keeps for half a minute that a file is public. While the database is away what
 * was public stays so.
 *
 * @param read asks the database; undefined for an unknown hash
 */
export function rememberVerdicts(
  { kept, asked }: Memory,
  read: (hash: string) => Promise<Verdict | undefined>,
  now: () => number = () => performance.now(),
): MediaDoor['readVerdict'] {
  const ask = async (hash: string): Promise<Verdict | undefined> => {
    const verdict = await read(hash);
    kept.delete(hash);
    if (!verdict?.public) return verdict;
    kept.set(hash, { verdict, until: now() + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return verdict;
  };
  return async (hash) => {
    const known = kept.get(hash);
    if (known && known.until > now()) return known.verdict;
    const under = asked.get(hash) ?? ask(hash).finally(() => asked.delete(hash));
    asked.set(hash, under);
    return under.catch((error: unknown) => {
      if (known && isOutage(error)) return known.verdict;
      throw error;
    });
  };
}
