'use client';

import { type RefObject, useRef } from 'react';
import { getControls, readControl, readInitialValue } from './field-values';

const FIELDS = 'input, select, textarea';

/**
 * Tells whether the fields of a box hold anything that would be lost with it.
 *
 * @returns `watch` notes the fields as they are before they are touched, by script or before it came: to be called at each focus,
 *   press and key;
 *   `holdsTyped` compares. Words that are only looked for, and what the browser filled in by itself, don't count.
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
    // An editor of long texts tells its field what was typed last when the form's values are gathered.
    for (const form of new Set(fields.flatMap(({ form }) => form ?? []))) void new FormData(form);
    return fields.some((field) => {
      const before = untouched.current.get(field);
      const counts = field.type !== 'search' && !field.matches(':autofill');
      return before !== undefined && before !== readControl(field) && counts;
    });
  };
  /** After a form was emptied, which its sending does: as its fields are then is as they were. */
  const forget = () => {
    untouched.current = new WeakMap();
  };
  return { watch, holdsTyped, forget };
}
