import { getSingleton } from '@/lib/process/singleton';

/** Reads a number for each queue or cache, by its name. */
type ReadGauge = () => Readonly<Record<string, number>>;
type CacheSize = () => { entries: number; bytes: number };

const queues = getSingleton('metrics.queues', () => new Map<string, () => number>());
const caches = getSingleton('metrics.caches', () => new Map<string, CacheSize>());

/**
 * Exposes a queue of this process at `/metrics`; a second one of the same name replaces the first.
 *
 * @param length number of waiting items; cheap, and never throws
 */
export const registerQueueGauge = (name: string, length: () => number): void => void queues.set(name, length);

/** The same for a cache of this process: number of entries, and their size in bytes. */
export const registerCacheGauge = (name: string, size: CacheSize): void => void caches.set(name, size);

export const readQueues: ReadGauge = () => Object.fromEntries([...queues].map(([name, length]) => [name, length()]));
export const readCacheEntries: ReadGauge = () =>
  Object.fromEntries([...caches].map(([name, size]) => [name, size().entries]));
export const readCacheBytes: ReadGauge = () =>
  Object.fromEntries([...caches].map(([name, size]) => [name, size().bytes]));
