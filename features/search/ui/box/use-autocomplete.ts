import { useEffect, useState } from 'react';
import { toSearchText } from '@/lib/text/search-text';
import type { AutocompleteEntry } from '../../autocomplete/autocomplete.schema';

/** Debounce delay of requests in milliseconds. */
const PAUSE_MS = 150;
/** Maximum number of cached responses, used when the user deletes letters. */
const MAX_CACHED = 40;

type AutocompleteEntries = readonly AutocompleteEntry[];
const entryCache = new Map<string, AutocompleteEntries>();

/** The server's suggestions for the typed text; the previous ones while a request is under way. */
export function useAutocomplete(typed: string): { answer?: AutocompleteEntries; asking: boolean } {
  const needle = toSearchText(typed);
  const [shown, setShown] = useState<{ needle: string; answer?: AutocompleteEntries }>({ needle: '' });
  useEffect(() => {
    if (needle === '') return setShown({ needle });
    const known = entryCache.get(needle);
    if (known) return setShown({ needle, answer: known });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchEntries(needle, stop.signal)
        .then((answer) => {
          cacheEntries(needle, answer);
          setShown({ needle, answer });
        })
        // A failed request yields no suggestions; the form still works.
        .catch(() => stop.signal.aborted || setShown({ needle }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [needle]);
  return { answer: needle === '' ? undefined : shown.answer, asking: shown.needle !== needle };
}

async function fetchEntries(needle: string, signal: AbortSignal): Promise<AutocompleteEntries> {
  const answer = await fetch(`/api/v1/suggest?${new URLSearchParams({ search: needle })}`, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function cacheEntries(needle: string, answer: AutocompleteEntries): void {
  entryCache.set(needle, answer);
  const [oldest] = entryCache.keys();
  if (entryCache.size > MAX_CACHED && oldest !== undefined) entryCache.delete(oldest);
}
