import { useSyncExternalStore } from 'react';

const keyOf = (pollId: number): string => `voted.${pollId}`;
const never = () => () => undefined;

/** Keeps in this browser that it has voted, and where the votes so far stand. Without storage nothing is kept. */
export function keepVoted(pollId: number, href: string): void {
  try {
    localStorage.setItem(keyOf(pollId), href);
  } catch {
    // The server knows it all the same.
  }
}

function readVoted(pollId: number): string {
  try {
    return localStorage.getItem(keyOf(pollId)) ?? '';
  } catch {
    return '';
  }
}

/** Where the votes so far stand, if this browser has voted; empty otherwise. */
export const useVoted = (pollId: number): string =>
  useSyncExternalStore(
    never,
    () => readVoted(pollId),
    () => '',
  );
