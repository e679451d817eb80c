'use client';

import { createContext, useContext } from 'react';
import type { FormState } from '@/lib/command/form-action';

/** Answer of a form's action, as far as the components of a form show it. */
export type FormFeedback = FormState;

export const FormContext = createContext<FormFeedback>({});

/** State of a field in its form's answer: its error, and the value that was sent. */
export function useFieldState(name: string): { error?: string; value?: string } {
  const { fields, values } = useContext(FormContext);
  return { error: fields?.[name], value: values?.[name] };
}
