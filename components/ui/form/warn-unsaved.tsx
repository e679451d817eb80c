'use client';

import { useContext, useEffect, useRef } from 'react';
import { FormContext } from './form-context';

/** Makes the browser ask before the page is left while the surrounding form has unsaved input. */
export function WarnUnsaved() {
  const mark = useRef<HTMLSpanElement>(null);
  const dirty = useRef(false);
  const state = useContext(FormContext);
  useEffect(() => {
    if (state.done !== undefined) dirty.current = false;
    if (state.error !== undefined) dirty.current = true;
  }, [state]);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const touch = () => {
      dirty.current = true;
    };
    const send = () => {
      dirty.current = false;
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    form.addEventListener('input', touch);
    form.addEventListener('submit', send);
    window.addEventListener('beforeunload', leave);
    return () => {
      form.removeEventListener('input', touch);
      form.removeEventListener('submit', send);
      window.removeEventListener('beforeunload', leave);
    };
  }, []);
  return <span ref={mark} hidden />;
}
