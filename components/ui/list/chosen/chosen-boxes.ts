'use client';

import { useEffect } from 'react';

/** Checkboxes of the rows that belong to a form. */
export const listBoxes = (formId: string): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=items]')].filter(
    (box) => box.getAttribute('form') === formId,
  );

/**
 * Calls `hear` with the chosen checkboxes of a form, at first and after every change.
 *
 * @param hear stable between renders
 * @returns a function that clears the choice
 */
export function useChosenBoxes(formId: string, hear: (chosen: HTMLInputElement[]) => void): () => void {
  useEffect(() => {
    const follow = () => hear(listBoxes(formId).filter(({ checked }) => checked));
    // The checkboxes are cleared after the reset event; the change event also updates other listeners that count them.
    const followReset = () => setTimeout(() => document.dispatchEvent(new Event('change')));
    follow();
    document.addEventListener('change', follow);
    document.addEventListener('reset', followReset);
    return () => {
      document.removeEventListener('change', follow);
      document.removeEventListener('reset', followReset);
    };
  }, [formId, hear]);
  return () => {
    for (const box of listBoxes(formId)) {
      box.checked = false;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
