import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';

/** PostgreSQL channel on which every instance receives the tags to invalidate. */
export const INVALIDATION_CHANNEL = 'portal_forget';
/** Wildcard tag: everything. */
export const ALL_TAGS = '*';
/** Maximum number of tags per notification: PostgreSQL takes 8,000 bytes at most. */
const TAGS_PER_NOTIFICATION = 200;
/**
 * Maximum wait of a writer for its own notification. It comes within milliseconds of the commit, but entries that are
 * being read are re-rendered first.
 */
const OWN_INVALIDATION_TIMEOUT_MS = 1_000;

/** Payload of a notification. The last one of a write carries the id by which its writer recognises it. */
export type InvalidationPayload = { id?: string | undefined; tags: readonly string[] };
/** Message of the gateway to itself and its render workers; one that affects memoised values carries the new epoch. */
export type ControlMessage =
  | { forgotten: readonly string[]; word: number }
  | { settled: string }
  | { listening: boolean; word: number };
type Listener = (tags: readonly string[]) => void;

const invalidationPayload = z.object({ id: z.string().optional(), tags: z.array(z.string()) });

const state = getSingleton('cache.invalidation', () => ({
  listeners: new Set<Listener>(),
  waiting: new Map<string, () => void>(),
  /** True if this process receives invalidations; if not, no writer waits for its own. */
  listening: false,
  /** Invalidation epoch: counted by the gateway, in a worker the last one received. */
  heard: 0,
}));

/** Parses a payload from the channel; undefined for one that isn't ours. */
export function decodeInvalidation(payload: string | undefined): InvalidationPayload | undefined {
  try {
    return invalidationPayload.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Payloads that carry the tags, and the id in the last of them; no payloads for no tags. */
export function encodeInvalidation(tags: readonly string[]): { id: string; payloads: string[] } {
  const id = randomUUID();
  const payloads: string[] = [];
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTIFICATION) {
    const isLast = start + TAGS_PER_NOTIFICATION >= tags.length;
    payloads.push(JSON.stringify({ ...(isLast && { id }), tags: tags.slice(start, start + TAGS_PER_NOTIFICATION) }));
  }
  return { id, payloads };
}

/**
 * Calls the listener with all tags invalidated from now on in this process; `['*']` is everything.
 *
 * @returns removes the listener
 */
export function onInvalidate(listener: Listener): () => void {
  state.listeners.add(listener);
  return () => void state.listeners.delete(listener);
}

/** Invalidates tags in this process. */
export function publishInvalidation(tags: readonly string[]): void {
  for (const listener of state.listeners) listener(tags);
}

/** Releases the waiting writer: nothing from before its write is served any more. */
function resolveWaiter(id: string): void {
  state.waiting.get(id)?.();
  state.waiting.delete(id);
}

/** Applies a message of the gateway in this process. */
export function applyControlMessage(said: ControlMessage): void {
  if ('settled' in said) resolveWaiter(said.settled);
  else if ('forgotten' in said) publishInvalidation(said.forgotten);
  else setListening(said.listening);
  if ('word' in said) setEpoch(said.word);
}

/** Starts a new epoch of the gateway and returns it. */
export function advanceEpoch(): number {
  state.heard += 1;
  return state.heard;
}

/** Current epoch of the gateway, or the last one that a render worker has received. */
export const getEpoch = (): number => state.heard;

/** Sets the epoch that a render worker has received. */
export function setEpoch(word: number): void {
  state.heard = word;
}

/** True if this process is listening and has applied every invalidation up to the epoch `word`. */
export const isCaughtUp = (word: number | undefined): boolean =>
  state.listening && word !== undefined && state.heard >= word;

/**
 * Sets whether this process receives notifications. Without them everything in memory is invalidated, and no writer
 * waits.
 */
export function setListening(listening: boolean): void {
  state.listening = listening;
  if (listening) return;
  publishInvalidation([ALL_TAGS]);
  for (const goOn of state.waiting.values()) goOn();
  state.waiting.clear();
}

/**
 * Starts to wait for the notification of a write, before its commit: the notification may come back first.
 *
 * @returns `heard` resolves when the notification has come back and is settled, a second later at most; `leave` cancels
 */
export function waitForOwnInvalidation(id: string): { heard: () => Promise<void>; leave: () => void } {
  if (!state.listening) return { heard: async () => undefined, leave: () => undefined };
  let goOn: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  state.waiting.set(id, goOn);
  const leave = () => void state.waiting.delete(id);
  const heard = async () => {
    const timer = setTimeout(() => {
      log.warn({ id }, 'the own invalidation of a write did not come back');
      leave();
      goOn();
    }, OWN_INVALIDATION_TIMEOUT_MS);
    await came;
    clearTimeout(timer);
  };
  return { heard, leave };
}
