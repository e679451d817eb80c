'use client';

import { useSyncExternalStore } from 'react';

const STORED_AS = 'review-keys';
const OFF = 'off';
const CHANGED = 'review-keys-changed';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== OFF;
  } catch {
    return true;
  }
}

/** True unless the keys were switched off in this browser; they can get in the way of speech input. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);

/** Switches the keys on or off in this browser; without storage they stay on. */
export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, OFF);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}
