'use client';

import { useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormContext } from '@/components/ui/form/form-context';

/** Why nothing was tried at all; with results, these say it. */
export function BulkErrors() {
  const { error, values } = useContext(FormContext);
  if (error === undefined || values?.results !== undefined) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{error}</Alert>
    </div>
  );
}
