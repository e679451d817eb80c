/** Duration of a toast, in milliseconds. */
export const TOAST_MS = 4_000;

/** Duration of a toast with an action, in milliseconds. */
export const TOAST_ACTION_MS = 10_000;

/** Action offered by a toast, such as undo. */
export type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; message: string; kind: 'ok' | 'bad'; action?: ToastAction };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

type ToastOptions = { duration?: number; kind?: Toast['kind']; action?: ToastAction };

/** Shows a short message at the foot of the window. Browser only. `duration` in milliseconds. */
export function toast(
  message: string,
  { action, duration = action ? TOAST_ACTION_MS : TOAST_MS, kind = 'ok' }: ToastOptions = {},
): void {
  lastId += 1;
  const id = lastId;
  replace([...toasts.filter((shown) => shown.message !== message), { id, message, kind, action }]);
  setTimeout(() => dismissToast(id), duration);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((shown) => shown.id !== id));
}

/** Snapshot and subscription for `useSyncExternalStore`. */
export const readToasts = (): readonly Toast[] => toasts;
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
