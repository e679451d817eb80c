'use client';

import { type RefObject, useRef } from 'react';
import { getControls, readControl, readInitialValue } from './field-values';

const FIELDS = 'input, select, textarea';

/**
 * Detects input in the fields of a box that would be lost with it.
 *
 * @returns `watch` stores the fields' state before they are touched, also by script or before the script loaded: to be
 * called at each focus, press and key; `holdsTyped` compares. Search fields and autofilled fields don't count.
 */
export function useDirtyFields(box: RefObject<HTMLElement | null>) {
  const untouched = useRef(new WeakMap<Element, string>());
  const listFields = () => getControls(box.current?.querySelectorAll(FIELDS) ?? []);
  const watch = () => {
    for (const field of listFields()) {
      if (!untouched.current.has(field)) untouched.current.set(field, readInitialValue(field));
    }
  };
  const holdsTyped = () => {
    const fields = listFields();
    // The rich text editor writes its latest text to its field on the form's `formdata` event.
    for (const form of new Set(fields.flatMap(({ form }) => form ?? []))) void new FormData(form);
    return fields.some((field) => {
      const before = untouched.current.get(field);
      const counts = field.type !== 'search' && !field.matches(':autofill');
      return before !== undefined && before !== readControl(field) && counts;
    });
  };
  /** Drops the stored state after the form was reset, as after sending: its state at the next touch is the new one. */
  const forget = () => {
    untouched.current = new WeakMap();
  };
  return { watch, holdsTyped, forget };
}
