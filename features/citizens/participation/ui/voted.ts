import { useSyncExternalStore } from 'react';

const getStorageKey = (pollId: number): string => `voted.${pollId}`;
const subscribeToNothing = () => () => undefined;

/** Keeps in this browser that it has voted, and where the votes so far stand. Without storage nothing is kept. */
export function storeVoted(pollId: number, href: string): void {
  try {
    localStorage.setItem(getStorageKey(pollId), href);
  } catch {
    // The server knows it all the same.
  }
}

function readVoted(pollId: number): string {
  try {
    return localStorage.getItem(getStorageKey(pollId)) ?? '';
  } catch {
    return '';
  }
}

/** Where the votes so far stand, if this browser has voted; empty otherwise. */
export const useVoted = (pollId: number): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => readVoted(pollId),
    () => '',
  );
