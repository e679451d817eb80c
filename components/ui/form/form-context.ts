'use client';

import { createContext, useContext } from 'react';
import type { FormState } from '@/lib/command/form-action';

/** Answer of a form's action, as far as the components of a form show it. */
export type FormFeedback = FormState & {
  /** True if the server rendered the answer with its page, which then shows the stored values. */
  isDrawn?: boolean;
};

export const FormContext = createContext<FormFeedback>({});

/** State of a field in its form's answer: its error, and the value that was sent. */
export function useFieldState(name: string): { error?: string; value?: string } {
  const { fields, values } = useContext(FormContext);
  return { error: fields?.[name], value: values?.[name] };
}

/**
 * Stored value of a field that somebody else saved first and that differs from the typed one, on a page without script;
 * otherwise undefined.
 */
export function useStoredValue(name: string, stored: unknown): string | undefined {
  const { stale, isDrawn, values } = useContext(FormContext);
  if (!stale || !isDrawn || stored === undefined || stored === null) return undefined;
  const text = String(stored).replaceAll('\r\n', '\n').trim();
  return text === values?.[name]?.replaceAll('\r\n', '\n').trim() ? undefined : text;
}
