import { getSingleton } from '@/lib/process/singleton';
import { dependsOn, requestContext } from '@/lib/request/context';
import { HOUR_MS } from '@/lib/time/units';
import { ALL_TAGS, isCaughtUp, onInvalidate } from './invalidation';

/** Maximum age, for content that changes with time alone, such as the year in a page's footer. */
const MAX_AGE_MS = HOUR_MS;

type TagMemo<T> = { cached: { value: T; until: number } | undefined; invalidations: number };

/**
 * Memoises a read across requests until one of its tags is invalidated. Applies only to requests of the gateway, and
 * only if this process has applied every invalidation that the gateway knew of at request time.
 *
 * @param name unique in the whole project
 * @param tags dependencies of the value, added to each response that uses it, as by `dependsOn`
 */
export function memoizeByTags<T extends object>(name: string, tags: readonly string[], read: () => Promise<T>) {
  const memory = getSingleton(`memoized.${name}`, () => createTagMemo<T>(tags));
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
