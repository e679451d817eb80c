import { shared } from '@/lib/process/shared';

/** Reads a number for each queue or cache, by its name. */
type Read = () => Readonly<Record<string, number>>;
type CacheSize = () => { entries: number; bytes: number };

const queues = shared('metrics.queues', () => new Map<string, () => number>());
const caches = shared('metrics.caches', () => new Map<string, CacheSize>());

/**
 * Lets a queue of this process be seen at `/metrics`; a second one of the same name takes the place of the first.
 *
 * @param length how many wait now; cheap, and never throws
 */
export const watchQueue = (name: string, length: () => number): void => void queues.set(name, length);

/** The same for a cache of this process: how many entries it holds, and how many bytes they are. */
export const watchCache = (name: string, size: CacheSize): void => void caches.set(name, size);

export const readQueues: Read = () => Object.fromEntries([...queues].map(([name, length]) => [name, length()]));
export const readCacheEntries: Read = () =>
  Object.fromEntries([...caches].map(([name, size]) => [name, size().entries]));
export const readCacheBytes: Read = () => Object.fromEntries([...caches].map(([name, size]) => [name, size().bytes]));
