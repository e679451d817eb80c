'use client';

import { useContext, useEffect } from 'react';
import { forgetUser } from '@/components/areas/kept-user';
import { FormContext } from '@/components/ui/form-state';

/** Who was refused is nobody for this browser either: the public fields of an earlier login go. */
export function ForgetUser() {
  const { error } = useContext(FormContext);
  useEffect(() => {
    if (error) forgetUser();
  }, [error]);
  return null;
}
