import { getSingleton } from '@/lib/process/singleton';

export const requestKinds = ['page', 'call', 'asset', 'media', 'health', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const methodClasses = ['read', 'write'] as const;
const STATUS_CLASSES = 6;

/** Outcomes of a lookup in the cache of whole pages. */
export const cacheOutcomes = ['hit', 'stale', 'miss', 'joined', 'pass'] as const;
export type CacheOutcome = (typeof cacheOutcomes)[number];

/** Outcomes of reads of public pages that may go to the replica. */
export const replicaOutcomes = ['replica', 'behind', 'failed'] as const;
export type ReplicaOutcome = (typeof replicaOutcomes)[number];

/** Flat arrays: counting costs one addition, and labels are added when the metrics are read. */
const counts = getSingleton('metrics.counts', () => ({
  requests: new Float64Array(requestKinds.length * methodClasses.length * STATUS_CLASSES),
  cache: new Float64Array(cacheOutcomes.length),
  replica: new Float64Array(replicaOutcomes.length),
}));

const kindIndex = indexByName(requestKinds);
const outcomeIndex = indexByName(cacheOutcomes);

function indexByName<const T extends string>(names: readonly T[]): ReadonlyMap<T, number> {
  return new Map(names.map((name, place) => [name, place]));
}

/**
 * Counts a response. Runs for every request: one lookup in a small map and one addition.
 *
 * @param method as sent; undefined and everything but GET and HEAD count as writing
 * @param status 100 to 599
 */
export function countRequest(kind: RequestKind, method: string | undefined, status: number): void {
  const write = method === 'GET' || method === 'HEAD' ? 0 : 1;
  const place = ((kindIndex.get(kind) ?? 0) * methodClasses.length + write) * STATUS_CLASSES + ((status / 100) | 0);
  counts.requests[place] = (counts.requests[place] ?? 0) + 1;
}

/** Counts a cache lookup; 'pass' is never cached. */
export function countCache(outcome: CacheOutcome): void {
  const place = outcomeIndex.get(outcome) ?? 0;
  counts.cache[place] = (counts.cache[place] ?? 0) + 1;
}

/**
 * Counts a read: 'behind' went to the primary as the replica lags or is unavailable, 'failed' too, after the replica
 * was tried.
 */
export function countReplicaRead(outcome: ReplicaOutcome): void {
  const place = replicaOutcomes.indexOf(outcome);
  counts.replica[place] = (counts.replica[place] ?? 0) + 1;
}

type RequestCount = { kind: RequestKind; method: (typeof methodClasses)[number]; status: string; count: number };

/** All responses of this process so far; zero counts are left out. */
export function listRequestCounts(): RequestCount[] {
  const all = requestKinds.flatMap((kind, at) =>
    methodClasses.flatMap((method, write) =>
      Array.from({ length: STATUS_CLASSES }, (_, status) => ({
        kind,
        method,
        status: `${status}xx`,
        count: counts.requests[(at * methodClasses.length + write) * STATUS_CLASSES + status] ?? 0,
      })),
    ),
  );
  return all.filter(({ count }) => count > 0);
}

/** All cache lookups of this process so far. */
export const listCacheCounts = (): Array<{ outcome: CacheOutcome; count: number }> =>
  cacheOutcomes.map((outcome, place) => ({ outcome, count: counts.cache[place] ?? 0 }));

/** All reads so far that the replica might answer; none without a replica. */
export function listReplicaReads(): Array<{ outcome: ReplicaOutcome; count: number }> {
  const all = replicaOutcomes.map((outcome, place) => ({ outcome, count: counts.replica[place] ?? 0 }));
  return all.some(({ count }) => count > 0) ? all : [];
}
