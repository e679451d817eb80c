import { LRUCache } from 'lru-cache';
import { findMode } from '../api/endpoint';
import { keptCalls } from '../api/kept-calls';
import { parsePayload } from '../api/payload';
import { originOf } from '../auth/origin';
import { env } from '../env';
import { askForPageOf } from './ask-for-page';
import type { KeptAddress } from './cache/addresses';
import { chooseEncoding } from './encoding';
import { type Pages, send } from './give-kept';
import { refuse } from './refuse';
import { readCallName, type Step, type Visit } from './visit';

/** Payloads of reading calls are a few fields. */
const BODY_LIMIT_BYTES = 4_096;
/** Payloads whose meaning is remembered. */
const MOST_PAYLOADS = 20_000;

/**
 * Gives what is kept of an old reading call, or has it made once for all who ask the same; other calls go on with the body
 * that was read. Calls that bring a session, or come from another site, go on too: their answers are their own.
 */
export function giveKeptCalls(pages: Pages): Step {
  const meanings = new LRUCache<string, KeptAddress>({ max: MOST_PAYLOADS });
  return async (visit) => {
    const { ask } = visit;
    const name = readCallName(visit.path);
    if (ask.method !== 'POST' || name === undefined || !mayBeKept(visit, name)) return false;
    const body = await readWhole(visit);
    if (!body) return true;
    visit.body = body;
    const type = ask.headers['content-type'] ?? '';
    const raw = `${ask.url} ${type} ${body.toString('latin1')}`;
    const address = meanings.get(raw) ?? (await readMeaning(name, ask.url ?? '', type, body));
    if (address === undefined) return false;
    meanings.set(raw, address);
    return give(pages, visit, address, body, type);
  };
}

async function give(pages: Pages, visit: Visit, address: KeptAddress, body: Buffer, type: string): Promise<boolean> {
  const { ask, id } = visit;
  let isMaker = false;
  const make = () => {
    isMaker = true;
    const encoding = chooseEncoding(ask.headers['accept-encoding'], Number.MAX_SAFE_INTEGER);
    const from = ask.headers['x-forwarded-for'];
    return askForPageOf(pages.pick, {
      path: ask.url ?? '',
      encoding,
      host: pages.host,
      id,
      method: 'POST',
      body,
      type,
      from,
    });
  };
  const given = await pages.cache.read(address, make).catch(() => undefined);
  if (!given) return refuse(visit, 'away');
  // What one asker was refused is nothing to another.
  if (given.how === 'passed' && !isMaker) return false;
  return send(visit, given, pages);
}

function mayBeKept({ ask }: Visit, name: string): boolean {
  const { headers } = ask;
  if (ask.announcedBytes === 0 || ask.announcedBytes > BODY_LIMIT_BYTES) return false;
  if (headers.cookie?.includes('portal-session')) return false;
  if (headers.origin !== undefined && originOf(new Headers({ origin: headers.origin })) !== 'own') return false;
  return keptCalls.has(realName(name));
}

const realName = (name: string): string => env.LEGACY_ALIASES.get(name) ?? name;

/** What a payload asks for, in one form: the mode, and the fields that the mode knows, in its order. */
async function readMeaning(name: string, url: string, type: string, body: Buffer): Promise<KeptAddress | undefined> {
  const fields = await parsePayload(body, type).catch(() => undefined);
  const modes = keptCalls.get(realName(name)) ?? [];
  const crud = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)).get('crud');
  const mode = fields && findMode(modes, fields, crud);
  if (!fields || !mode?.fields) return undefined;
  const known = ['ApiKey', ...mode.fields].map((field) => fields.get(field) ?? null);
  return `${realName(name)} ${modes.indexOf(mode)} ${JSON.stringify(known)}`;
}

/** The body as it arrived; undefined when the client broke off or was refused meanwhile. */
function readWhole({ ask, answer }: Visit): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    ask.on('data', (chunk: Buffer) => chunks.push(chunk));
    ask.once('end', () => resolve(Buffer.concat(chunks)));
    ask.once('error', () => resolve(undefined));
    answer.once('close', () => resolve(undefined));
  });
}
