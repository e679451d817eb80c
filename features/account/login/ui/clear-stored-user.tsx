'use client';

import { useContext, useEffect } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { forgetUser } from '../../ui/stored-user';

/** Who was refused is nobody for this browser either: the public fields of an earlier login go. */
export function ClearStoredUser() {
  const { error } = useContext(FormContext);
  useEffect(() => {
    if (error) forgetUser();
  }, [error]);
  return null;
}
