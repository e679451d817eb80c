'use client';

import { useContext } from 'react';
import { Alert } from '../alert';
import { FormContext } from './form-context';

/**
 * The refusal of a form that has words of its own for a failure, with the reason behind them; beside wrong fields the reason
 * says enough. It stands inside of an `ActionForm` with `showError={false}`.
 */
export function FormFailure({ words }: { words: string }) {
  const { error, fields, unsent } = useContext(FormContext);
  // That nothing was taken is said by the form itself, with a way to send again.
  if (!error || unsent) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{fields ? error : `${words} ${error}`}</Alert>
    </div>
  );
}
