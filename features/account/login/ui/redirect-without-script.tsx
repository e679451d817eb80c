'use client';

import { useContext } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Delay of the redirect, so that the success message can be read. */
const SECONDS = 1;

/** Redirects to the `to` of the response when there is no script to do so. */
export function RedirectWithoutScript() {
  const { to } = useContext(FormContext);
  const hydrated = useHydrated();
  return to && !hydrated ? <meta httpEquiv="refresh" content={`${SECONDS};url=${to}`} /> : null;
}
