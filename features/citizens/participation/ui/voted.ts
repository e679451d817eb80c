import { useBrowserValue } from '@/components/ui/use-browser-value';

const getStorageKey = (pollId: number): string => `voted.${pollId}`;

/** Remembers in this browser that it has voted, with the URL of the votes so far. Does nothing without storage. */
export function storeVoted(pollId: number, href: string): void {
  try {
    localStorage.setItem(getStorageKey(pollId), href);
  } catch {
    // The server rejects a second vote anyway.
  }
}

function readVoted(pollId: number): string {
  try {
    return localStorage.getItem(getStorageKey(pollId)) ?? '';
  } catch {
    return '';
  }
}

/** URL of the votes so far if this browser has voted; empty otherwise. */
export const useVoted = (pollId: number): string => useBrowserValue(() => readVoted(pollId), '');
