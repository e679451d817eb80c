import { getSingleton } from '@/lib/process/singleton';
import { dependsOn, requestContext } from '@/lib/request/context';
import { ALL_TAGS, isCaughtUp, onInvalidate } from './invalidation';

/** What changes by itself with the days, such as the year in a page's foot, is made anew so often. */
const MAX_AGE_MS = 3_600_000;

type TagMemo<T> = { cached: { value: T; until: number } | undefined; invalidations: number };

/**
 * Makes a reading that is done once for all pages: it gives the same object again until a command touches one of its tags.
 * Only to requests of the front, and only when this process has heard all that the front had when it asked.
 *
 * @param name unique in the whole project
 * @param tags what it is made of, noted of each answer that asks for it as by `seen`
 */
export function memoizeByTags<T extends object>(name: string, tags: readonly string[], read: () => Promise<T>) {
  const memory = getSingleton(`remembered ${name}`, () => createTagMemo<T>(tags));
  return async (): Promise<T> => {
    dependsOn(...tags);
    if (!isCaughtUp(requestContext.getStore()?.epoch)) return read();
    if (memory.cached && memory.cached.until > performance.now()) return memory.cached.value;
    const { invalidations } = memory;
    const value = await read();
    if (memory.invalidations === invalidations) memory.cached = { value, until: performance.now() + MAX_AGE_MS };
    return value;
  };
}

function createTagMemo<T>(tags: readonly string[]): TagMemo<T> {
  const memory: TagMemo<T> = { cached: undefined, invalidations: 0 };
  onInvalidate((forgotten) => {
    if (!forgotten.includes(ALL_TAGS) && !tags.some((tag) => forgotten.includes(tag))) return;
    memory.invalidations += 1;
    memory.cached = undefined;
  });
  return memory;
}
