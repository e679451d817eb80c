import { useSyncExternalStore } from 'react';

/** A setting stored as a data attribute of `<html>`, and in local storage, so that other tabs follow. */
export type DisplaySetting = { key: string; attribute: 'theme' | 'text' | 'contrast'; values: readonly string[] };

/** The current choice; undefined without one, on the server, and for an unknown value. */
export function useDisplaySetting(choice: DisplaySetting): string | undefined {
  return useSyncExternalStore(
    (listener) => subscribeToSetting(choice, listener),
    () => getDisplaySetting(choice),
    () => undefined,
  );
}

/** Sets and stores a choice; an unknown value clears it. */
export function setDisplaySetting(choice: DisplaySetting, value: string): void {
  applyDisplaySetting(choice, value);
  try {
    localStorage.setItem(choice.key, value);
  } catch {
    // Without storage the choice applies to this page only.
  }
}

function getDisplaySetting({ attribute, values }: DisplaySetting): string | undefined {
  return values.find((value) => value === document.documentElement.dataset[attribute]);
}

function applyDisplaySetting({ attribute, values }: DisplaySetting, value: string | null): void {
  if (value !== null && values.includes(value)) document.documentElement.dataset[attribute] = value;
  else delete document.documentElement.dataset[attribute];
}

function subscribeToSetting(choice: DisplaySetting, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [`data-${choice.attribute}`] });
  const follow = (event: StorageEvent) => event.key === choice.key && applyDisplaySetting(choice, event.newValue);
  addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}
