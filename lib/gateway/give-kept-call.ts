import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { bringsSession } from '@/lib/auth/cookies';
import { originOf } from '@/lib/auth/origin';
import { joinKey } from '@/lib/cache/cache-key';
import { env } from '@/lib/env/env';
import { parsePayload } from '@/lib/http/payload';
import { findMode } from '@/lib/legacy-api/endpoint';
import { keptCalls } from '@/lib/legacy-api/kept-calls';
import type { Answer } from './answer';
import type { Ask } from './ask';
import { askForPageOf } from './ask-for-page';
import type { KeptAddress } from './cache/addresses';
import type { Maker } from './cache/kept';
import { type Place, placeOf } from './cache/page-cache';
import { chooseEncoding, type Encoding } from './encoding';
import { giveNow, openKnown, type Pages, RAW_LENGTH, send } from './give-kept';
import { LEFT, type NotedAddress, type NoteGiven, notedAddress } from './note-traffic';
import { readReader } from './reader';
import { refuse } from './refuse';
import { type Quick, readCallName, type Step, type Visit } from './visit';

/** Payloads of reading calls are a few fields. */
const BODY_LIMIT_BYTES = 4_096;
/** Payloads whose meaning is remembered. */
const MOST_PAYLOADS = 20_000;
/** Addresses of calls that are remembered: there are a dozen, each with what clients write behind it. */
const MOST_ADDRESSES = 1_000;

/** What was understood before: the addresses of calls with their names, and the payloads. */
export type KnownCalls = {
  addresses: LRUCache<string, NotedAddress & { name: string }>;
  meanings: LRUCache<string, Place>;
};
export const knownCalls = (): KnownCalls => ({
  addresses: new LRUCache({ max: MOST_ADDRESSES }),
  meanings: openKnown(MOST_PAYLOADS),
});

/**
 * Gives what is kept of an old reading call to whoever asks for it in words that were used before.
 *
 * @param note is told of each answer
 */
export function giveCallsAtOnce({ cache, trustedProxies }: Pages, known: KnownCalls, note: NoteGiven): Quick {
  return (ask, answer, goOn) => {
    const there = ask.method === 'POST' ? known.addresses.get(ask.url ?? '') : undefined;
    if (!there || ask.headers.expect !== undefined || !mayBeKept(ask, there.name)) return false;
    readWhole(ask, answer, (body) => {
      const reader = readReader(ask, trustedProxies);
      const tell = (id: string, status: number) => note('POST', there, reader, id, status);
      if (!body) return tell(randomUUID(), LEFT);
      const place = known.meanings.get(rawOf(ask, body));
      const kept = place && cache.findAt(place);
      if (!kept || !giveNow('POST', answer, kept, reader, tell)) goOn(body);
    });
    return true;
  };
}

/**
 * Gives what is kept of an old reading call, or has it made once for all who ask the same; other calls go on with the body
 * that was read. Calls that bring a session, or come from another site, go on too: their answers are their own.
 */
export function giveKeptCalls(pages: Pages, { addresses, meanings }: KnownCalls): Step {
  return async (visit) => {
    const { ask } = visit;
    const name = readCallName(visit.path);
    if (ask.method !== 'POST' || name === undefined || !mayBeKept(ask, name)) return false;
    const body =
      visit.body ?? (await new Promise<Buffer | undefined>((resolve) => readWhole(ask, visit.answer, resolve)));
    if (!body) return true;
    visit.body = body;
    const { url = '' } = ask;
    const type = ask.headers['content-type'] ?? '';
    const raw = rawOf(ask, body);
    const place = meanings.get(raw) ?? (await readMeaning(name, url, type, body));
    if (!place) return false;
    meanings.set(raw, place);
    addresses.set(url, { ...notedAddress(url), name });
    return giveOrMake(pages, visit, place.address, body, type);
  };
}

async function giveOrMake(
  pages: Pages,
  visit: Visit,
  address: KeptAddress,
  body: Buffer,
  type: string,
): Promise<boolean> {
  const { ask, id } = visit;
  const encoding = chooseEncoding(ask.headers['accept-encoding'], Number.MAX_SAFE_INTEGER);
  const make = makerOf(pages, { path: ask.url ?? '', encoding, type }, body.toString('latin1'));
  const asker = { id, from: ask.headers['x-forwarded-for'] };
  const given = await pages.cache.read(address, make, asker).catch(() => undefined);
  if (!given) return refuse(visit, 'away');
  // What one asker was refused is nothing to another.
  if (given.how === 'passed' && given.asker !== asker) return false;
  return send(visit, given, pages);
}

/** Holds the payload as text: the bytes may be a small part of a large buffer, which would stay with the answer. */
const makerOf =
  ({ pick, host }: Pages, wish: { path: string; encoding: Encoding; type: string }, payload: string): Maker =>
  (asker) =>
    askForPageOf(pick, { ...wish, ...asker, host, method: 'POST', body: Buffer.from(payload, 'latin1') });

/**
 * A question as it came: two of which this is the same are the same in each of their parts. As `joinKey` would write it, but for
 * the last part, which needs no length; written out, as this is done for each call.
 */
export function rawOf({ url = '', headers }: Pick<Ask, 'url' | 'headers'>, body: Buffer): string {
  const { 'content-type': type = '' } = headers;
  return `${url.length}:${url}${type.length}:${type}${body.toString('latin1')}`;
}

function mayBeKept(ask: Ask, name: string): boolean {
  const { url = '', headers } = ask;
  if (url.length + (headers['content-type'] ?? '').length > RAW_LENGTH) return false;
  if (ask.announcedBytes === 0 || ask.announcedBytes > BODY_LIMIT_BYTES) return false;
  if (bringsSession(headers.cookie)) return false;
  if (headers.origin !== undefined && originOf(new Headers({ origin: headers.origin })) !== 'own') return false;
  return keptCalls.has(realName(name));
}

const realName = (name: string): string => env.LEGACY_ALIASES.get(name) ?? name;

/**
 * What a payload asks for, in one form: the mode, and the fields that the mode knows, in its order. Only plain values are
 * questions that others ask too; what else stands in a field is for the call to refuse.
 */
async function readMeaning(name: string, url: string, type: string, body: Buffer): Promise<Place | undefined> {
  const fields = await parsePayload(body, type).catch(() => undefined);
  const modes = keptCalls.get(realName(name)) ?? [];
  const crud = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)).get('crud');
  const mode = fields && findMode(modes, fields, crud);
  if (!fields || !mode?.fields) return undefined;
  const known = ['ApiKey', ...mode.fields].map((field) => fields.get(field));
  if (!known.every(isPlain)) return undefined;
  return placeOf(joinKey(realName(name), modes.indexOf(mode), ...known.map((value) => JSON.stringify(value))));
}

/** True for what JSON writes as no other value; of what is not there it writes nothing. */
const isPlain = (value: unknown): boolean =>
  value === null || Number.isFinite(value) || ['string', 'boolean', 'undefined'].includes(typeof value);

/** Hands over the body as it arrived; undefined when the client broke off or was refused meanwhile. */
function readWhole(ask: Ask, answer: Answer, done: (body: Buffer | undefined) => void): void {
  const chunks: Buffer[] = [];
  let isDone = false;
  const end = (body: Buffer | undefined) => {
    if (!isDone) done(body);
    isDone = true;
  };
  ask.on('data', (chunk: Buffer) => chunks.push(chunk));
  ask.once('end', () => end(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  ask.once('error', () => end(undefined));
  answer.once('close', () => end(undefined));
}
