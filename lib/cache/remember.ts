import { shared } from '@/lib/process/shared';
import { seen, trace } from '@/lib/request/context';
import { EVERYTHING, hasHeard, onForgotten } from './invalidation';

/** What changes by itself with the days, such as the year in a page's foot, is made anew so often. */
const LONGEST_MS = 3_600_000;

type Memory<T> = { known: { value: T; until: number } | undefined; forgettings: number };

/**
 * Makes a reading that is done once for all pages: it gives the same object again until a command touches one of its tags.
 * Only to requests of the front, and only when this process has heard all that the front had when it asked.
 *
 * @param name unique in the whole project
 * @param tags what it is made of, noted of each answer that asks for it as by `seen`
 */
export function remembered<T extends object>(name: string, tags: readonly string[], read: () => Promise<T>) {
  const memory = shared(`remembered ${name}`, () => openMemory<T>(tags));
  return async (): Promise<T> => {
    seen(...tags);
    if (!hasHeard(trace.getStore()?.heard)) return read();
    if (memory.known && memory.known.until > performance.now()) return memory.known.value;
    const { forgettings } = memory;
    const value = await read();
    if (memory.forgettings === forgettings) memory.known = { value, until: performance.now() + LONGEST_MS };
    return value;
  };
}

function openMemory<T>(tags: readonly string[]): Memory<T> {
  const memory: Memory<T> = { known: undefined, forgettings: 0 };
  onForgotten((forgotten) => {
    if (!forgotten.includes(EVERYTHING) && !tags.some((tag) => forgotten.includes(tag))) return;
    memory.forgettings += 1;
    memory.known = undefined;
  });
  return memory;
}
