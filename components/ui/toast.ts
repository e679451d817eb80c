/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 4_000;

export type Toast = { id: number; message: string; kind: 'ok' | 'bad' };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message at the foot of the window. Browser only. `duration` in milliseconds. */
export function toast(
  message: string,
  { duration = TOAST_MS, kind = 'ok' }: { duration?: number; kind?: Toast['kind'] } = {},
): void {
  lastId += 1;
  const id = lastId;
  replace([...toasts.filter((shown) => shown.message !== message), { id, message, kind }]);
  setTimeout(() => dismissToast(id), duration);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((shown) => shown.id !== id));
}

/** The two sides of React's `useSyncExternalStore`. */
export const readToasts = (): readonly Toast[] => toasts;
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
