import { useSyncExternalStore } from 'react';

/** A choice that stands on `<html>` as a data attribute, and in local storage, so that other tabs follow. */
export type RootChoice = { key: string; attribute: 'theme' | 'text' | 'contrast'; values: readonly string[] };

/** The choice now; undefined for none, on the server, and for what is no value of it. */
export function useRootChoice(choice: RootChoice): string | undefined {
  return useSyncExternalStore(
    (listener) => watch(choice, listener),
    () => readRoot(choice),
    () => undefined,
  );
}

/** Makes a choice; a value that is none of its values takes it back to none. */
export function chooseRoot(choice: RootChoice, value: string): void {
  apply(choice, value);
  try {
    localStorage.setItem(choice.key, value);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

function readRoot({ attribute, values }: RootChoice): string | undefined {
  return values.find((value) => value === document.documentElement.dataset[attribute]);
}

function apply({ attribute, values }: RootChoice, value: string | null): void {
  if (value !== null && values.includes(value)) document.documentElement.dataset[attribute] = value;
  else delete document.documentElement.dataset[attribute];
}

function watch(choice: RootChoice, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [`data-${choice.attribute}`] });
  const follow = (event: StorageEvent) => event.key === choice.key && apply(choice, event.newValue);
  addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}
