'use client';

import { type RefObject, useEffect, useMemo, useState } from 'react';
import { getControls, readControl } from './field-values';
import type { FormFeedback } from './form-context';

/** Events by which the fields of a form change; those that scripts fill are watched by their attribute. */
const EVENTS = ['input', 'change', 'focusout', 'reset'] as const;

/**
 * An answer's errors as far as they still stand: what is wrong with a field goes when that field is changed, what is wrong
 * with the whole form when all the fields that it named were. Those of one that has no control of its own, such as a list,
 * go with the first change of anything.
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
      setChanged({ answer, names: names.filter((name) => !refused.has(name)) });
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

/** The state of a field, which may be several controls: those of its name, and those of names below it (`links.page`). */
function readField(form: HTMLFormElement, field: string): string {
  const all = getControls(form.elements);
  const own = all.filter(({ name }) => name === field || name.startsWith(`${field}.`));
  return JSON.stringify((own.length > 0 ? own : all).map(readControl));
}
