import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env/env';
import { toDraftPath } from '@/lib/files/draft-files';
import { repeat } from '@/lib/jobs/repeat';
import { getSingleton } from '@/lib/process/singleton';
import { HOUR_MS } from '@/lib/time/units';
import { type Arrival, type ArrivalSample, arrivalSample } from './arrivals.schema';

/** Kinds kept: hosts and numbers of hops are chosen by whoever sends the request. */
const MAX_KINDS = 64;
const WRITE_MS = 30_000;
/** Age above which a sample says nothing about the proxies of now. */
const STALE_MS = 2 * HOUR_MS;
const FILE = 'arrivals.json';

type Counts = Map<string, Arrival & { count: number }>;
type Hour = { began: number; counts: Counts };

/** The hour that is counted, and the one before; undefined as long as there was none. */
const state = getSingleton('arrivals', (): { now: Hour; before?: Hour; isNew: boolean } => ({
  now: { began: 0, counts: new Map() },
  isNew: false,
}));

/** Counts an arrival; new kinds above the limit are left out until the next hour. */
export function noteArrival(one: Arrival, now = performance.now()): void {
  if (now - state.now.began >= HOUR_MS) {
    state.before = state.now;
    state.now = { began: now, counts: new Map() };
  }
  const { counts } = state.now;
  const key = `${one.peer} ${one.hops} ${one.isOther} ${one.proto} ${one.host}`;
  const known = counts.get(key);
  if (known) known.count += 1;
  else if (counts.size < MAX_KINDS) counts.set(key, { ...one, count: 1 });
  state.isNew = true;
}

/** The arrivals counted in this hour and the one before. */
export function listArrivals(): ArrivalSample['kinds'] {
  const sum: Counts = new Map();
  for (const [key, one] of [...(state.before?.counts ?? []), ...state.now.counts]) {
    sum.set(key, { ...one, count: one.count + (sum.get(key)?.count ?? 0) });
  }
  return [...sum.values()];
}

const getPath = (folder: string): string => join(/* turbopackIgnore: true */ folder, FILE);

/** Writes the sample where `doctor` finds it, in another process. A disk that is full changes nothing. */
export async function writeArrivals(folder = env.DATA_DIR, at = new Date()): Promise<void> {
  if (!state.isNew) return;
  state.isNew = false;
  const sample: ArrivalSample = { at: at.toISOString(), kinds: listArrivals() };
  const draft = toDraftPath(getPath(folder));
  await writeFile(draft, JSON.stringify(sample), { mode: 0o600 })
    .then(() => rename(draft, getPath(folder)))
    .catch(() => rm(draft, { force: true }).catch(() => undefined));
}

/** The sample of the running portal; undefined if there is none, or it is hours old. */
export async function readArrivals(folder: string, now: number): Promise<ArrivalSample | undefined> {
  const text = await readFile(getPath(folder), 'utf8').catch(() => '');
  const parsed = arrivalSample.safeParse(parseJson(text));
  return parsed.success && now - Date.parse(parsed.data.at) < STALE_MS ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes the sample twice a minute.
 *
 * @returns stops it
 */
export const startArrivalWriter = (): (() => Promise<void>) => repeat(() => writeArrivals(), WRITE_MS);
