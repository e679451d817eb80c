import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows and that does not change while the page is open.
 *
 * @param onServer value in the server's HTML, and until React has hydrated
 */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer);
