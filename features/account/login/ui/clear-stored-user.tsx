'use client';

import { useContext, useEffect } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { forgetUser } from '../../ui/stored-user';

/** Clears the stored user of an earlier login when a login is refused. */
export function ClearStoredUser() {
  const { error } = useContext(FormContext);
  useEffect(() => {
    if (error) forgetUser();
  }, [error]);
  return null;
}
