/** Where the tab a reader chose last is kept: it marks the tab and preselects the category, nothing else. */
export const CATEGORY_KEY = 'newsCatID';

/** Keeps a category's id for this browser tab. */
export function rememberCategory(id: number): void {
  try {
    sessionStorage.setItem(CATEGORY_KEY, String(id));
  } catch {
    // A browser without storage marks no tab.
  }
}

/** The category of the item that the page shows, as its markup says it; undefined where there is none. */
export function readItemCategory(): number | undefined {
  const item = document.querySelector<HTMLElement>('[data-item-category]');
  return Number(item?.dataset.itemCategory) || undefined;
}

/** The id of the category chosen last, if one was. */
export function recallCategory(): number | undefined {
  try {
    return Number(sessionStorage.getItem(CATEGORY_KEY)) || undefined;
  } catch {
    return undefined;
  }
}
