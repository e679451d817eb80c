'use client';

import { useEffect, useRef } from 'react';

/** Asks before a page is left whose form has been changed and not sent. */
export function LeaveGuard() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const state = { changed: false };
    const change = () => {
      state.changed = true;
    };
    const send = () => {
      state.changed = false;
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (state.changed) event.preventDefault();
    };
    form.addEventListener('input', change);
    form.addEventListener('submit', send);
    window.addEventListener('beforeunload', leave);
    return () => {
      form.removeEventListener('input', change);
      form.removeEventListener('submit', send);
      window.removeEventListener('beforeunload', leave);
    };
  }, []);
  return <span ref={mark} hidden />;
}
