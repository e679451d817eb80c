import type { SavedChange, SavedLists } from '../saved.schema';

/** Where this browser keeps a copy of a signed-in member's lists; it goes with the session. */
export const ACCOUNT_KEY = 'accountSaved';
/** Where it keeps the cards of saved items, so that the lists can be read without a network. */
export const CARDS_KEY = 'savedCards';

/** A member's lists as they were last seen, and what was done since that the server has not heard of. */
export type AccountCopy = { owner: number; lists: SavedLists; waiting: readonly SavedChange[] };

let last: { text: string | null; copy: AccountCopy | undefined } = { text: null, copy: undefined };

/** The copy; undefined where no member is signed in, as far as this browser knows. */
export function readAccountCopy(): AccountCopy | undefined {
  const text = localStorage.getItem(ACCOUNT_KEY);
  if (text !== last.text) last = { text, copy: parseCopy(text) };
  return last.copy;
}

export function storeAccountCopy(copy: AccountCopy): void {
  localStorage.setItem(ACCOUNT_KEY, JSON.stringify(copy));
}

/** Begins an empty copy for a member who has just come in; somebody else's goes. */
export function startAccountCopy(owner: number): void {
  if (readAccountCopy()?.owner !== owner) storeAccountCopy({ owner, lists: { later: [], bookmark: [] }, waiting: [] });
}

/** Leaves nothing of a member's lists behind, as the next person at this computer may be another. */
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
