import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in what the server draws and until React has taken it over: then there is script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
