import { useBrowserValue } from './use-browser-value';

/** False on the server and until React has hydrated; true means that script runs. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);
