import { endAccountLists, notifySaved, readLocalEntries, removeLocal } from '../../ui/saved-lists';
import type { SavedChange, SavedLists } from '../saved.schema';
import { type AccountCopy, readAccountCopy, storeAccountCopy } from './saved-account';
import { readSyncResponse, type SyncResponse } from './sync-response';

const ADDRESS = '/api/v1/saved';
/** The server refuses these for good: the session is over, or what was wished can't be. */
const SIGNED_OUT = [401, 403];
const REFUSED = [404, 409, 422];

/**
 * Makes this browser's copy and the member's account agree: what was done here is told, what was done elsewhere is taken
 * over. Tabs do so one after the other. Without a network everything waits.
 */
export function syncSaved(): Promise<void> {
  if (!navigator.locks) return syncNow();
  return navigator.locks.request('saved', syncNow);
}

async function syncNow(): Promise<void> {
  const copy = readAccountCopy();
  if (!copy) return;
  const changes = [...listLocalChanges(copy), ...copy.waiting];
  const first = await sendChanges(changes).catch(() => undefined);
  const isRefused = first !== undefined && changes.length > 0 && REFUSED.includes(first.status);
  const response = isRefused ? await sendChanges([]).catch(() => undefined) : first;
  if (!response) return;
  if (SIGNED_OUT.includes(response.status)) return endAccountLists();
  const answer = response.ok ? readSyncResponse(await response.json().catch(() => undefined)) : undefined;
  if (answer) applyResponse(copy, answer);
}

/** One change is told as what it is, several are merged; without any the lists are only read. */
function sendChanges(changes: readonly SavedChange[]): Promise<Response> {
  const [only, ...more] = changes;
  if (!only) return fetch(ADDRESS, { cache: 'no-store' });
  const isFresh = more.length === 0 && Date.now() - only.at < FRESH_MS;
  if (isFresh) return send(only.saved ? 'POST' : 'DELETE', { kind: only.kind, id: only.id });
  return send('PUT', { now: Date.now(), changes });
}
const FRESH_MS = 5_000;

const send = (method: string, body: object): Promise<Response> =>
  fetch(ADDRESS, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** What was saved in this browser before the member came, and is not in the account yet. */
function listLocalChanges({ lists, waiting }: AccountCopy): SavedChange[] {
  return (['later', 'bookmark'] as const).flatMap((kind) => {
    const known = new Set([...lists[kind], ...waiting.filter((change) => change.kind === kind)].map(({ id }) => id));
    return readLocalEntries(kind).flatMap(({ id, at }) => (known.has(id) ? [] : [{ kind, id, saved: true, at }]));
  });
}

/** Takes the server's lists over; what was done here while it answered still waits, and is done on top. */
function applyResponse(sent: AccountCopy, { lists, lost }: SyncResponse): void {
  const now = readAccountCopy();
  if (now?.owner !== sent.owner) return;
  const waiting = now.waiting.slice(sent.waiting.length);
  removeLocal([...lost, ...listRemoved(sent.lists, lists)]);
  storeAccountCopy({ owner: now.owner, lists: waiting.length > 0 ? now.lists : lists, waiting });
  notifySaved();
}

/** What the account had when it was last seen and has no more: it was removed elsewhere. */
const listRemoved = (before: SavedLists, after: SavedLists) =>
  (['later', 'bookmark'] as const).flatMap((kind) => {
    const still = new Set(after[kind].map(({ id }) => id));
    return before[kind].flatMap(({ id }) => (still.has(id) ? [] : [{ kind, id }]));
  });
