import { dropOwn, leaveAccount, readOwnEntries, tellSaved } from '../../ui/saved-lists';
import type { SavedChange, SavedLists } from '../saved.schema';
import { type AccountCopy, keepAccount, readAccount } from './saved-account';
import { readAnswer, type SyncAnswer } from './sync-answer';

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
  const copy = readAccount();
  if (!copy) return;
  const changes = [...ownChanges(copy), ...copy.waiting];
  const first = await ask(changes).catch(() => undefined);
  const isRefused = first !== undefined && changes.length > 0 && REFUSED.includes(first.status);
  const response = isRefused ? await ask([]).catch(() => undefined) : first;
  if (!response) return;
  if (SIGNED_OUT.includes(response.status)) return leaveAccount();
  const answer = response.ok ? readAnswer(await response.json().catch(() => undefined)) : undefined;
  if (answer) settle(copy, answer);
}

/** One change is told as what it is, several are merged; without any the lists are only read. */
function ask(changes: readonly SavedChange[]): Promise<Response> {
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
function ownChanges({ lists, waiting }: AccountCopy): SavedChange[] {
  return (['later', 'bookmark'] as const).flatMap((kind) => {
    const known = new Set([...lists[kind], ...waiting.filter((change) => change.kind === kind)].map(({ id }) => id));
    return readOwnEntries(kind).flatMap(({ id, at }) => (known.has(id) ? [] : [{ kind, id, saved: true, at }]));
  });
}

/** Takes the server's lists over; what was done here while it answered still waits, and is done on top. */
function settle(sent: AccountCopy, { lists, lost }: SyncAnswer): void {
  const now = readAccount();
  if (now?.owner !== sent.owner) return;
  const waiting = now.waiting.slice(sent.waiting.length);
  dropOwn([...lost, ...goneFrom(sent.lists, lists)]);
  keepAccount({ owner: now.owner, lists: waiting.length > 0 ? now.lists : lists, waiting });
  tellSaved();
}

/** What the account had when it was last seen and has no more: it was removed elsewhere. */
const goneFrom = (before: SavedLists, after: SavedLists) =>
  (['later', 'bookmark'] as const).flatMap((kind) => {
    const still = new Set(after[kind].map(({ id }) => id));
    return before[kind].flatMap(({ id }) => (still.has(id) ? [] : [{ kind, id }]));
  });
