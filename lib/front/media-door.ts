import { isDatabaseAway } from '../errors';
import { type MediaStore, mediaStore } from '../media/store';
import { shared } from '../shared';

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

/** The door of this process. What it asks is loaded at the first file, because React may be loaded only after Next. */
export function openMediaDoor(): MediaDoor {
  const memory = shared('front.media', (): Memory => ({ kept: new Map(), asked: new Map() }));
  return {
    store: mediaStore(),
    readVerdict: rememberVerdicts(memory, async (hash) => {
      const { readVerdict } = await import('../media-access/queries');
      return readVerdict(hash);
    }),
    mayOpen: async (hash, cookie, key) => {
      const [{ mayOpen }, { findViewer }, { readToken }, { visitor }] = await Promise.all([
        import('../media-access/queries'),
        import('../auth/sessions'),
        import('../auth/cookies'),
        import('../auth/viewer'),
      ]);
      const token = readToken(new Headers(cookie === undefined ? {} : { cookie }), 'session');
      return mayOpen(hash, token ? await findViewer(token, false) : visitor, key);
    },
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
  now: () => number = Date.now,
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
      if (known && isDatabaseAway(error)) return known.verdict;
      throw error;
    });
  };
}
