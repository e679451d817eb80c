import { useEffect, useState } from 'react';
import { type Named, organisationsResponse } from '../export.schema';

/** Somebody who types waits so long before the server is asked. */
const DEBOUNCE_MS = 250;

/** The organisations whose names hold what is typed; undefined while nothing is typed or known. */
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
        // Nothing is offered then; the form's own buttons go on without.
        .catch(() => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [wanted]);
  return wanted === '' || found?.typed !== wanted ? undefined : found.named;
}
