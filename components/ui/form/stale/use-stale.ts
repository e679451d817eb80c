'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { FormFeedback } from '../form-context';
import type { FormValues } from './compare-forms';
import type { Comparison } from './load-comparison';

/** Values chosen instead of typed ones, by field. */
export type Choices = Map<string, readonly string[]>;

/**
 * The other side of a form whose thing somebody else saved first: it loads the stored form, and sends the new version and
 * what was chosen with the next submission. Loaded on demand, as few forms ever need it.
 */
export function useStale(box: RefObject<HTMLFormElement | null>) {
  const [comparison, setComparison] = useState<Comparison | 'gone'>();
  const choices = useRef<Choices>(new Map());
  const technical = useRef<Comparison['technical']>({});
  const opened = useRef<FormData>(undefined);
  const remember = useCallback(() => {
    if (box.current) opened.current = new FormData(box.current);
  }, [box]);
  useEffect(remember, [remember]);

  const prepare = (form: FormData): FormData => {
    for (const [name, value] of Object.entries(technical.current)) form.set(name, value);
    for (const [name, values] of choices.current) {
      form.delete(name);
      for (const value of values.length > 0 ? values : ['']) form.append(name, value);
    }
    return form;
  };
  const compare = async (answer: FormFeedback, sent: FormData) => {
    const live = box.current;
    if (!answer.stale) {
      if (answer.done === undefined) return;
      choices.current = new Map();
      technical.current = {};
      setComparison(undefined);
      return;
    }
    if (!live) return;
    const [{ loadComparison }, { readFormValues }] = await Promise.all([
      import('./load-comparison'),
      import('./compare-forms'),
    ]);
    const base: FormValues = opened.current ? readFormValues(opened.current) : new Map();
    const found = await loadComparison(live, sent, base);
    choices.current = new Map();
    technical.current = found?.technical ?? {};
    opened.current = sent;
    // Together with the answer, which gives some fields their sent values anew.
    startTransition(() => setComparison(found ?? 'gone'));
  };
  return { comparison, choices, prepare, compare, remember };
}
