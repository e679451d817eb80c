'use client';

import { useContext, useEffect } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';
import { forgetUser } from '../../ui/stored-user';

/** Delay of the redirect, so that members can read that the login succeeded. */
export const MEMBER_REDIRECT_MS = 1_000;

/** The same delay without script. */
const SECONDS = 1;

/** Clears the stored user of an earlier login when a login is refused. */
export function ClearStoredUser() {
  const { error } = useContext(FormContext);
  useEffect(() => {
    if (error) forgetUser();
  }, [error]);
  return null;
}

/** Redirects to the `to` of the response when there is no script to do so. */
export function RedirectWithoutScript() {
  const { to } = useContext(FormContext);
  const hydrated = useHydrated();
  return to && !hydrated ? <meta httpEquiv="refresh" content={`${SECONDS};url=${to}`} /> : null;
}
