/** Where the browser keeps that the sidebar is folded to its icons; nothing stored means that it isn't. */
const WIDTH_KEY = 'sidebar';
const NARROW = 'narrow';

/** Run before the first paint, so that a folded sidebar doesn't jump. */
export const widthScript = `try{if(localStorage.getItem('${WIDTH_KEY}')==='${NARROW}')document.documentElement.dataset.sidebar='${NARROW}'}catch{}`;

export const isNarrow = (): boolean => document.documentElement.dataset.sidebar === NARROW;

/** Folds or unfolds the sidebar, and keeps it so for the next pages. */
export function setNarrow(narrow: boolean): void {
  if (narrow) document.documentElement.dataset.sidebar = NARROW;
  else delete document.documentElement.dataset.sidebar;
  try {
    if (narrow) localStorage.setItem(WIDTH_KEY, NARROW);
    else localStorage.removeItem(WIDTH_KEY);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** React's side of it: calls `listener` whenever the sidebar is folded or unfolded. */
export function subscribeToSidebarWidth(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-sidebar'] });
  return () => observer.disconnect();
}
