/** Window events at the start and end of a partial update of a page, for the loading bar. */
export const LOADING = { begins: 'portal-loading', ends: 'portal-loaded' } as const;

/** Shows the loading bar, after its delay, until the returned function is called. */
export function showLoading(): () => void {
  window.dispatchEvent(new Event(LOADING.begins));
  return () => window.dispatchEvent(new Event(LOADING.ends));
}
