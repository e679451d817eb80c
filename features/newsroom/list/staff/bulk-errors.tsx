'use client';

import { useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormContext } from '@/components/ui/form/form-context';

/** Error of the whole form; if there are results per item, these show their errors. */
export function BulkErrors() {
  const { error, values } = useContext(FormContext);
  if (error === undefined || values?.results !== undefined) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{error}</Alert>
    </div>
  );
}
