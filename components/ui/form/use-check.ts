'use client';

import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Check } from './check';

type Options = { whenTouched: boolean; box: RefObject<HTMLElement | null> };

/**
 * Loads the rules of a form after the page.
 *
 * @param options `whenTouched` loads them only when the form around `box` has the focus
 * @returns `check` as rendered, `read` for the newest; `waits` holds back a form that is sent while they load, and
 * sends it when they have loaded or failed to
 */
export function useCheck(loadCheck: () => Promise<Check>, { whenTouched, box }: Options) {
  const [check, setCheck] = useState<Check>();
  const known = useRef<Check>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const settled = useRef(false);
  const load = useCallback(() => {
    const take = (loaded?: Check) => {
      settled.current = true;
      known.current = loaded;
      setCheck(() => loaded);
    };
    loading.current ??= loadCheck().then(take, () => take());
    return loading.current;
  }, [loadCheck]);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!whenTouched || form?.contains(document.activeElement)) void load();
    const life = new AbortController();
    form?.addEventListener('focusin', () => void load(), { signal: life.signal });
    return () => life.abort();
  }, [load, whenTouched, box]);
  const waits = (event: FormEvent<HTMLFormElement>): boolean => {
    if (!whenTouched || settled.current) return false;
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const by = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    void load().then(() => form.isConnected && form.requestSubmit(by));
    return true;
  };
  return { check, read: () => known.current, waits };
}
