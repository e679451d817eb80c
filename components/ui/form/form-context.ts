'use client';

import { createContext, useContext } from 'react';

/** What a form's action answers, as far as the pieces of a form show it. */
export type FormFeedback = {
  /** What was done. */
  done?: string;
  /** What went wrong with the whole form. */
  error?: string;
  /** What is wrong with single fields, by their names. */
  fields?: Record<string, string>;
  /** What was typed, to fill the form again. */
  values?: Record<string, string>;
  /** Where to go on after success. */
  to?: string;
  /** The fields that, sent to the same action, take back what was done. */
  undo?: Record<string, string>;
  /** True when somebody else was faster. */
  conflict?: boolean;
  /** True when no answer came, or the portal was away or had too much to do, so that the same may be sent again. */
  unsent?: boolean;
};

export const FormContext = createContext<FormFeedback>({});

/** What the form around a field knows of it: the error beside it and the value it had when it was sent. */
export function useFieldState(name: string): { error?: string; value?: string } {
  const { fields, values } = useContext(FormContext);
  return { error: fields?.[name], value: values?.[name] };
}
