import { endAccountLists, notifySaved, readLocalEntries, removeLocal } from '../../ui/saved-lists';
import type { SavedChange, SavedLists } from '../saved.schema';
import { type AccountCopy, readAccountCopy, storeAccountCopy } from './saved-account';
import { readSyncResponse, type SyncResponse } from './sync-response';

const ADDRESS = '/api/v1/saved';
/** Permanent errors: the session has ended (`SIGNED_OUT`), or the changes are refused (`REFUSED`). */
const SIGNED_OUT = [401, 403];
const REFUSED = [404, 409, 422];

/**
 * Syncs this browser's copy with the member's account: sends local changes and takes over those made elsewhere. A lock
 * serialises tabs. Offline, changes stay queued.
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

/**
 * Sends a single fresh change as POST or DELETE, others as a PUT to be merged; without changes only fetches the lists.
 */
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

/** Items saved in this browser before sign-in that are not in the account yet. */
function listLocalChanges({ lists, waiting }: AccountCopy): SavedChange[] {
  return (['later', 'bookmark'] as const).flatMap((kind) => {
    const known = new Set([...lists[kind], ...waiting.filter((change) => change.kind === kind)].map(({ id }) => id));
    return readLocalEntries(kind).flatMap(({ id, at }) => (known.has(id) ? [] : [{ kind, id, saved: true, at }]));
  });
}

/**
 * Applies the server's lists; changes made here during the request stay queued, and the local lists stay until then.
 */
function applyResponse(sent: AccountCopy, { lists, lost }: SyncResponse): void {
  const now = readAccountCopy();
  if (now?.owner !== sent.owner) return;
  const waiting = now.waiting.slice(sent.waiting.length);
  removeLocal([...lost, ...listRemoved(sent.lists, lists)]);
  storeAccountCopy({ owner: now.owner, lists: waiting.length > 0 ? now.lists : lists, waiting });
  notifySaved();
}

/** Items in the last seen lists that the account no longer has, as they were removed elsewhere. */
const listRemoved = (before: SavedLists, after: SavedLists) =>
  (['later', 'bookmark'] as const).flatMap((kind) => {
    const still = new Set(after[kind].map(({ id }) => id));
    return before[kind].flatMap(({ id }) => (still.has(id) ? [] : [{ kind, id }]));
  });
