import type { SavedChange, SavedLists } from '../saved.schema';

/** Local storage key of a copy of the signed-in member's lists, removed with the session. */
export const ACCOUNT_KEY = 'accountSaved';
/** Local storage key of the cards of saved items, so that the lists work offline. */
export const CARDS_KEY = 'savedCards';

/** A member's lists as last seen, and the changes not yet sent to the server. */
export type AccountCopy = { owner: number; lists: SavedLists; waiting: readonly SavedChange[] };

let last: { text: string | null; copy: AccountCopy | undefined } = { text: null, copy: undefined };

/** The local copy; undefined if no member is signed in, as far as this browser knows. */
export function readAccountCopy(): AccountCopy | undefined {
  const text = localStorage.getItem(ACCOUNT_KEY);
  if (text !== last.text) last = { text, copy: parseCopy(text) };
  return last.copy;
}

export function storeAccountCopy(copy: AccountCopy): void {
  localStorage.setItem(ACCOUNT_KEY, JSON.stringify(copy));
}

/** Starts an empty copy for a member who has just signed in; replaces another member's. */
export function startAccountCopy(owner: number): void {
  if (readAccountCopy()?.owner !== owner) storeAccountCopy({ owner, lists: { later: [], bookmark: [] }, waiting: [] });
}

/** Removes the member's lists and cards, as the next person at this computer may be someone else. */
export function clearAccountCopy(): void {
  if (localStorage.getItem(ACCOUNT_KEY) === null) return;
  for (const key of [ACCOUNT_KEY, CARDS_KEY]) localStorage.removeItem(key);
}

function parseCopy(text: string | null): AccountCopy | undefined {
  try {
    const copy = JSON.parse(text ?? 'null');
    const isWhole = Number.isInteger(copy?.owner) && Array.isArray(copy.lists?.later) && Array.isArray(copy.waiting);
    return isWhole && Array.isArray(copy.lists.bookmark) ? copy : undefined;
  } catch {
    return undefined;
  }
}
