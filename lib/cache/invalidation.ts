import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';

/** The channel on which every instance hears which tags to forget. */
export const INVALIDATION_CHANNEL = 'portal_forget';
/** In the place of a tag: everything. */
export const ALL_TAGS = '*';
/** Tags of one notice: PostgreSQL takes 8,000 bytes at most. */
const TAGS_PER_NOTIFICATION = 200;
/** A notice comes within milliseconds of its commit, and what is read now is drawn anew first; a writer waits so long at most. */
const OWN_INVALIDATION_TIMEOUT_MS = 1_000;

/** What one notice says. The last of a write carries the id by which its writer knows it again. */
export type InvalidationPayload = { id?: string | undefined; tags: readonly string[] };
/** What the front tells itself and its render processes; what changes what may be remembered carries the number of this word. */
export type ControlMessage =
  | { forgotten: readonly string[]; word: number }
  | { settled: string }
  | { listening: boolean; word: number };
type Listener = (tags: readonly string[]) => void;

const invalidationPayload = z.object({ id: z.string().optional(), tags: z.array(z.string()) });

const state = getSingleton('forgetting', () => ({
  listeners: new Set<Listener>(),
  waiting: new Map<string, () => void>(),
  /** Whether this process is told what is forgotten; where it isn't, nobody waits for an echo. */
  listening: false,
  /** Up to which of the front's words this process has heard; the front itself counts its own. */
  heard: 0,
}));

/** Reads what came on the channel; undefined for what no writer of ours sent. */
export function decodeInvalidation(payload: string | undefined): InvalidationPayload | undefined {
  try {
    return invalidationPayload.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The payloads that tell tags, and the id that the last of them carries; none for no tags. */
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
 * Calls the listener with all that is forgotten from now on, in this process; `['*']` is everything.
 *
 * @returns what ends it
 */
export function onInvalidate(listener: Listener): () => void {
  state.listeners.add(listener);
  return () => void state.listeners.delete(listener);
}

/** Tells this process what is forgotten. */
export function publishInvalidation(tags: readonly string[]): void {
  for (const listener of state.listeners) listener(tags);
}

/** Tells this process that nothing of before a write is given any more: whoever wrote it and waits goes on. */
function resolveWaiter(id: string): void {
  state.waiting.get(id)?.();
  state.waiting.delete(id);
}

/** Does in this process what the front says. */
export function applyControlMessage(said: ControlMessage): void {
  if ('settled' in said) resolveWaiter(said.settled);
  else if ('forgotten' in said) publishInvalidation(said.forgotten);
  else setListening(said.listening);
  if ('word' in said) setEpoch(said.word);
}

/** Counts one more word of the front to its render processes. */
export function advanceEpoch(): number {
  state.heard += 1;
  return state.heard;
}

/** How many words the front has said until now, or a render process has heard. */
export const getEpoch = (): number => state.heard;

/** Notes that a render process has heard the front's words up to this one. */
export function setEpoch(word: number): void {
  state.heard = word;
}

/** Whether this process is told what is forgotten, and has heard all that the front had heard up to this word of it. */
export const isCaughtUp = (word: number | undefined): boolean =>
  state.listening && word !== undefined && state.heard >= word;

/** Says whether this process hears notices now. Without them everything in memory is forgotten, and nobody waits. */
export function setListening(listening: boolean): void {
  state.listening = listening;
  if (listening) return;
  publishInvalidation([ALL_TAGS]);
  for (const goOn of state.waiting.values()) goOn();
  state.waiting.clear();
}

/**
 * Begins to wait for the echo of a write, before it is committed: the notice may come back first.
 *
 * @returns `heard` settles when the notice has come back and is settled, a second later at most; `leave` gives up
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
