'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * Question of a bulk task before its form is sent: which task is asked for, and whether its dialog is open.
 *
 * @param formId the form whose answer closes the dialog
 * @param first the task before any is asked for
 * @returns them, with functions that ask, close, and hear the form's answer
 */
export function useAsked<Task>(formId: string, first: Task) {
  const [asked, setAsked] = useState(first);
  const [open, setOpen] = useState(false);
  const isAnswered = useRef(false);
  const hearAnswer = useCallback(() => {
    isAnswered.current = true;
    setOpen(false);
  }, []);
  const close = () => {
    setOpen(false);
    // If the form's response closes the dialog, the focus would return to a button that is gone.
    if (isAnswered.current) document.querySelector<HTMLElement>(`#${formId} [data-form-message]`)?.focus();
  };
  const ask = (task: Task) => {
    isAnswered.current = false;
    setAsked(() => task);
    setOpen(true);
  };
  return { asked, open, ask, close, hearAnswer };
}
