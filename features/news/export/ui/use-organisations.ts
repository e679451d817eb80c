import { useEffect, useState } from 'react';
import { type Named, organisationsResponse } from '../export.schema';

/** Debounce before searching while the reader types. */
const DEBOUNCE_MS = 250;

/** Organisations whose names contain the typed words; undefined while nothing is typed or loaded. */
export function useOrganisations(typed: string): readonly Named[] | undefined {
  const [found, setFound] = useState<{ typed: string; named: readonly Named[] }>();
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === '') return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/v1/export/organisations?search=${encodeURIComponent(wanted)}`, { signal: left.signal })
        .then((reply) => reply.json())
        .then((answer) => setFound({ typed: wanted, named: organisationsResponse.parse(answer).data.organisations }))
        // Then nothing is offered; the form's buttons work without.
        .catch(() => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [wanted]);
  return wanted === '' || found?.typed !== wanted ? undefined : found.named;
}
