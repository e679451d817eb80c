/** Told to the window while a page fetches a part of itself anew; the loading bar listens. */
export const LOADING = { begins: 'portal-loading', ends: 'portal-loaded' } as const;

/** Shows the loading bar, if it takes long, until what this gives back is called. */
export function showLoading(): () => void {
  window.dispatchEvent(new Event(LOADING.begins));
  return () => window.dispatchEvent(new Event(LOADING.ends));
}
