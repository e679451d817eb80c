/** Session storage key of the last chosen category, used only to mark its tab and preselect it in forms. */
export const CATEGORY_KEY = 'newsCatID';

/** Id of the last chosen category, if any. */
export function recallCategory(): number | undefined {
  try {
    return Number(sessionStorage.getItem(CATEGORY_KEY)) || undefined;
  } catch {
    return undefined;
  }
}
