'use client';

import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import { getControls, readControl } from './field-values';
import type { FormFeedback } from './form-context';

/** Events by which fields change; those filled by scripts are observed by their `value` attribute. */
const EVENTS = ['input', 'change', 'focusout', 'reset'] as const;

/**
 * The errors of an answer that still apply: a field's error disappears when that field changes, the form's error when
 * all its fields with errors have changed. The error of a field without its own control, such as a list, disappears
 * with the first change of any field.
 */
export function useStandingErrors(answer: FormFeedback, form: RefObject<HTMLFormElement | null>): FormFeedback {
  const [changed, setChanged] = useState<{ answer: FormFeedback; names: readonly string[] }>({ answer, names: [] });
  useEffect(() => {
    const box = form.current;
    const names = Object.keys(answer.fields ?? {});
    if (!box || names.length === 0) return;
    const refused = new Map(names.map((name) => [name, readField(box, name)]));
    const look = () => {
      const fresh = [...refused].filter(([name, before]) => readField(box, name) !== before).map(([name]) => name);
      if (fresh.length === 0) return;
      for (const name of fresh) refused.delete(name);
      // Not at once: a render before React has heard of the event itself would put a controlled field's old text back.
      startTransition(() => setChanged({ answer, names: names.filter((name) => !refused.has(name)) }));
    };
    const life = new AbortController();
    for (const event of EVENTS) box.addEventListener(event, look, { signal: life.signal });
    const fills = new MutationObserver(look);
    fills.observe(box, { subtree: true, attributeFilter: ['value'] });
    return () => {
      life.abort();
      fills.disconnect();
    };
  }, [answer, form]);
  return useMemo(() => {
    const mended = changed.answer === answer ? changed.names : [];
    return mended.length === 0 ? answer : withoutErrors(answer, mended);
  }, [answer, changed]);
}

function withoutErrors(answer: FormFeedback, mended: readonly string[]): FormFeedback {
  const left = Object.entries(answer.fields ?? {}).filter(([name]) => !mended.includes(name));
  if (left.length > 0) return { ...answer, fields: Object.fromEntries(left) };
  const { fields: _fields, error: _error, ...rest } = answer;
  return rest;
}

/** State of a field, which may be several controls: those of its name, and those of names below it (`links.page`). */
function readField(form: HTMLFormElement, field: string): string {
  const all = getControls(form.elements);
  const own = all.filter(({ name }) => name === field || name.startsWith(`${field}.`));
  return JSON.stringify((own.length > 0 ? own : all).map(readControl));
}
