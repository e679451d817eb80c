import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { shared } from '@/lib/process/shared';

/** The channel on which every instance hears which tags to forget. */
export const FORGET_CHANNEL = 'portal_forget';
/** In the place of a tag: everything. */
export const EVERYTHING = '*';
/** Tags of one notice: PostgreSQL takes 8,000 bytes at most. */
const TAGS_AT_ONCE = 200;
/** A notice comes within milliseconds of its commit, and what is read now is drawn anew first; a writer waits so long at most. */
const ECHO_MS = 1_000;

/** What one notice says. The last of a write carries the id by which its writer knows it again. */
export type ForgetNotice = { id?: string | undefined; tags: readonly string[] };
/** What the front tells itself and its render processes; what changes what may be remembered carries the number of this word. */
export type FrontWord =
  | { forgotten: readonly string[]; word: number }
  | { settled: string }
  | { listening: boolean; word: number };
type Listener = (tags: readonly string[]) => void;

const notice = z.object({ id: z.string().optional(), tags: z.array(z.string()) });

const state = shared('forgetting', () => ({
  listeners: new Set<Listener>(),
  waiting: new Map<string, () => void>(),
  /** Whether this process is told what is forgotten; where it isn't, nobody waits for an echo. */
  listening: false,
  /** Up to which of the front's words this process has heard; the front itself counts its own. */
  heard: 0,
}));

/** Reads what came on the channel; undefined for what no writer of ours sent. */
export function readNotice(payload: string | undefined): ForgetNotice | undefined {
  try {
    return notice.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The payloads that tell tags, and the id that the last of them carries; none for no tags. */
export function writeNotices(tags: readonly string[]): { id: string; payloads: string[] } {
  const id = randomUUID();
  const payloads: string[] = [];
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
    const isLast = start + TAGS_AT_ONCE >= tags.length;
    payloads.push(JSON.stringify({ ...(isLast && { id }), tags: tags.slice(start, start + TAGS_AT_ONCE) }));
  }
  return { id, payloads };
}

/**
 * Calls the listener with all that is forgotten from now on, in this process; `['*']` is everything.
 *
 * @returns what ends it
 */
export function onForgotten(listener: Listener): () => void {
  state.listeners.add(listener);
  return () => void state.listeners.delete(listener);
}

/** Tells this process what is forgotten. */
export function tellForgotten(tags: readonly string[]): void {
  for (const listener of state.listeners) listener(tags);
}

/** Tells this process that nothing of before a write is given any more: whoever wrote it and waits goes on. */
function tellSettled(id: string): void {
  state.waiting.get(id)?.();
  state.waiting.delete(id);
}

/** Does in this process what the front says. */
export function takeIn(said: FrontWord): void {
  if ('settled' in said) tellSettled(said.settled);
  else if ('forgotten' in said) tellForgotten(said.forgotten);
  else setListening(said.listening);
  if ('word' in said) noteHeard(said.word);
}

/** Counts one more word of the front to its render processes. */
export function nextWord(): number {
  state.heard += 1;
  return state.heard;
}

/** How many words the front has said until now, or a render process has heard. */
export const wordsHeard = (): number => state.heard;

/** Notes that a render process has heard the front's words up to this one. */
export function noteHeard(word: number): void {
  state.heard = word;
}

/** Whether this process is told what is forgotten, and has heard all that the front had heard up to this word of it. */
export const hasHeard = (word: number | undefined): boolean =>
  state.listening && word !== undefined && state.heard >= word;

/** Says whether this process hears notices now. Without them everything in memory is forgotten, and nobody waits. */
export function setListening(listening: boolean): void {
  state.listening = listening;
  if (listening) return;
  tellForgotten([EVERYTHING]);
  for (const goOn of state.waiting.values()) goOn();
  state.waiting.clear();
}

/**
 * Begins to wait for the echo of a write, before it is committed: the notice may come back first.
 *
 * @returns `heard` settles when the notice has come back and is settled, a second later at most; `leave` gives up
 */
export function awaitEcho(id: string): { heard: () => Promise<void>; leave: () => void } {
  if (!state.listening) return { heard: async () => undefined, leave: () => undefined };
  let goOn: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  state.waiting.set(id, goOn);
  const leave = () => void state.waiting.delete(id);
  const heard = async () => {
    const timer = setTimeout(() => {
      log.warn({ id }, 'the echo of a write did not come back');
      leave();
      goOn();
    }, ECHO_MS);
    await came;
    clearTimeout(timer);
  };
  return { heard, leave };
}
