/** localStorage key of the folded sidebar; no stored value means that it is unfolded. */
const WIDTH_KEY = 'sidebar';
const NARROW = 'narrow';

/** Runs before the first paint, so that a folded sidebar doesn't jump. */
export const widthScript = `try{if(localStorage.getItem('${WIDTH_KEY}')==='${NARROW}')document.documentElement.dataset.sidebar='${NARROW}'}catch{}`;

export const isNarrow = (): boolean => document.documentElement.dataset.sidebar === NARROW;

/** Folds or unfolds the sidebar, and stores the choice for the next pages. */
export function setNarrow(narrow: boolean): void {
  if (narrow) document.documentElement.dataset.sidebar = NARROW;
  else delete document.documentElement.dataset.sidebar;
  try {
    if (narrow) localStorage.setItem(WIDTH_KEY, NARROW);
    else localStorage.removeItem(WIDTH_KEY);
  } catch {
    // Without storage the choice applies to this page only.
  }
}

/** Subscription for `useSyncExternalStore`: calls `listener` when the sidebar is folded or unfolded. */
export function subscribeToSidebarWidth(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-sidebar'] });
  return () => observer.disconnect();
}
