'use client';

import { createContext, useContext } from 'react';

/** Answer of a form's action, as far as the components of a form show it. */
export type FormFeedback = {
  /** Success message. */
  done?: string;
  /** Error message of the whole form. */
  error?: string;
  /** Error messages of single fields, by their names. */
  fields?: Record<string, string>;
  /** Values that were sent, to fill the form again. */
  values?: Record<string, string>;
  /** Address to open after success. */
  to?: string;
  /** Fields that undo the action when they are sent to it. */
  undo?: Record<string, string>;
  /** True if somebody else saved first. */
  conflict?: boolean;
  /** True if there was no answer, or the portal was down or overloaded: the same form may be sent again. */
  unsent?: boolean;
};

export const FormContext = createContext<FormFeedback>({});

/** State of a field in its form's answer: its error, and the value that was sent. */
export function useFieldState(name: string): { error?: string; value?: string } {
  const { fields, values } = useContext(FormContext);
  return { error: fields?.[name], value: values?.[name] };
}
