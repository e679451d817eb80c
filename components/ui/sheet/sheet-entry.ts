/** Key in the state of a history entry that an open sheet has added, so that "back" closes the sheet. */
const SHEET = 'sheet';

/** Adds the entry of a sheet that opens. */
export function pushSheetEntry(): void {
  history.pushState({ [SHEET]: true }, '');
}

/**
 * Removes the entry of a sheet that closes. If the page's address has changed meanwhile, the entry stays and becomes
 * that of the new address.
 *
 * @param opened the page's address when the sheet opened
 */
export function settleSheetEntry(opened: string): void {
  if (!isSheetEntry()) return;
  if (location.href === opened) history.back();
  else history.replaceState(null, '');
}

/** Adds an address to the history; within a sheet it takes the place of the sheet's entry. */
export function pushAddress(address: string): void {
  if (isSheetEntry()) history.replaceState({ [SHEET]: true }, '', address);
  else history.pushState(null, '', address);
}

function isSheetEntry(): boolean {
  const state: unknown = history.state;
  return state instanceof Object && Reflect.get(state, SHEET) === true;
}
