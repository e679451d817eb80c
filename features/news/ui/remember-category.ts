/** Session storage key of the last chosen category, used only to mark its tab and preselect it in forms. */
export const CATEGORY_KEY = 'newsCatID';

/** Stores a category's id for this browser tab. */
export function rememberCategory(id: number): void {
  try {
    sessionStorage.setItem(CATEGORY_KEY, String(id));
  } catch {
    // Without storage no tab is marked.
  }
}

/** Category of the item that the page shows, from its markup; undefined if there is none. */
export function readItemCategory(): number | undefined {
  const item = document.querySelector<HTMLElement>('[data-item-category]');
  return Number(item?.dataset.itemCategory) || undefined;
}

/** Id of the last chosen category, if any. */
export function recallCategory(): number | undefined {
  try {
    return Number(sessionStorage.getItem(CATEGORY_KEY)) || undefined;
  } catch {
    return undefined;
  }
}
