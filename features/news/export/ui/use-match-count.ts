import { type RefObject, useEffect, useState } from 'react';
import { newsExportMessages as words } from '../export.messages';
import { countResponse, errorResponse } from '../export.schema';
import type { MatchCount } from './match-count-note';

/** Debounce before counting while the reader types. */
const DEBOUNCE_MS = 400;

/** The form's non-empty fields as a query string. */
export function readFormQuery(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(texts).toString();
}

/**
 * Number of items that match the form around `box`, recounted whenever the form changes.
 *
 * @param first count from the server
 */
export function useMatchCount(box: RefObject<HTMLElement | null>, first: number | undefined): MatchCount {
  const [fitting, setFitting] = useState<MatchCount>({ count: first, state: 'known' });
  useEffect(() => {
    const form = box.current?.closest('form');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = new AbortController();
    const count = async () => {
      left = new AbortController();
      const query = form ? readFormQuery(form) : '';
      if (new URLSearchParams(query).has('organisation_words')) {
        setFitting({ count: undefined, state: 'known', wrong: words['newsExport.organisationUnchosen'].th });
        return;
      }
      setFitting((last) => ({ count: last.count, state: 'counting' }));
      setFitting(await fetchMatchCount(query, left.signal));
    };
    const begin = () => {
      clearTimeout(timer);
      left.abort();
      // A count aborted by a newer one is ignored.
      timer = setTimeout(() => void count().catch(() => undefined), DEBOUNCE_MS);
    };
    form?.addEventListener('input', begin);
    form?.addEventListener('change', begin);
    return () => {
      clearTimeout(timer);
      left.abort();
      form?.removeEventListener('input', begin);
      form?.removeEventListener('change', begin);
    };
  }, [box]);
  return fitting;
}

async function fetchMatchCount(query: string, signal: AbortSignal): Promise<MatchCount> {
  const reply = await fetch(`/api/v1/export?${query}`, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  const answer: unknown = await reply?.json().catch(() => undefined);
  const counted = countResponse.safeParse(answer);
  if (counted.success) return { count: counted.data.data.count, state: 'known' };
  const refused = errorResponse.safeParse(answer);
  return refused.data?.errors
    ? { count: undefined, state: 'known', wrong: refused.data.message }
    : { count: undefined, state: 'failed' };
}
