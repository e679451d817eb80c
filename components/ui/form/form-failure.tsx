'use client';

import { useContext } from 'react';
import { Alert } from '../alert';
import { FormContext } from './form-context';

/**
 * Error of a form that has its own failure message, followed by the reason; with invalid fields the reason alone. For
 * use inside an `ActionForm` with `showError={false}`.
 */
export function FormFailure({ words }: { words: string }) {
  const { error, fields, unsent } = useContext(FormContext);
  // The form itself reports an unsent form, with a button to send it again.
  if (!error || unsent) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{fields ? error : `${words} ${error}`}</Alert>
    </div>
  );
}
