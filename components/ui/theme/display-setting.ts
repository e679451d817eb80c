import { useSyncExternalStore } from 'react';

/** A choice that stands on `<html>` as a data attribute, and in local storage, so that other tabs follow. */
export type DisplaySetting = { key: string; attribute: 'theme' | 'text' | 'contrast'; values: readonly string[] };

/** The choice now; undefined for none, on the server, and for what is no value of it. */
export function useDisplaySetting(choice: DisplaySetting): string | undefined {
  return useSyncExternalStore(
    (listener) => subscribeToSetting(choice, listener),
    () => getDisplaySetting(choice),
    () => undefined,
  );
}

/** Makes a choice; a value that is none of its values takes it back to none. */
export function setDisplaySetting(choice: DisplaySetting, value: string): void {
  applyDisplaySetting(choice, value);
  try {
    localStorage.setItem(choice.key, value);
  } catch {
    // Without storage the choice lasts for this page.
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
