import { useEffect, useState } from 'react';
import { searchText } from '@/lib/text/search-text';
import type { Suggestion } from '../../autocomplete/autocomplete.schema';

/** So long a reader pauses before a question is sent, in milliseconds. */
const PAUSE_MS = 150;
/** Answers that are kept for going back over what was typed. */
const KEPT = 40;

type Answer = readonly Suggestion[];
const kept = new Map<string, Answer>();

/** What the server proposes for what was typed; the answer before it while the next is under way. */
export function useSuggestions(typed: string): { answer?: Answer; asking: boolean } {
  const needle = searchText(typed);
  const [shown, setShown] = useState<{ needle: string; answer?: Answer }>({ needle: '' });
  useEffect(() => {
    if (needle === '') return setShown({ needle });
    const known = kept.get(needle);
    if (known) return setShown({ needle, answer: known });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(needle, stop.signal)
        .then((answer) => {
          keep(needle, answer);
          setShown({ needle, answer });
        })
        // A question that fails proposes nothing; the form still searches.
        .catch(() => stop.signal.aborted || setShown({ needle }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [needle]);
  return { answer: needle === '' ? undefined : shown.answer, asking: shown.needle !== needle };
}

async function ask(needle: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/api/v1/suggest?${new URLSearchParams({ search: needle })}`, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function keep(needle: string, answer: Answer): void {
  kept.set(needle, answer);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
