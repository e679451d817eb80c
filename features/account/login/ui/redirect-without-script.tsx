'use client';

import { useContext } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Long enough to read that the login succeeded. */
const SECONDS = 1;

/** Leads on to where the answer points when there is no script to do so. */
export function RedirectWithoutScript() {
  const { to } = useContext(FormContext);
  const hydrated = useHydrated();
  return to && !hydrated ? <meta httpEquiv="refresh" content={`${SECONDS};url=${to}`} /> : null;
}
