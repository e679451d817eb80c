'use client';

import { useEffect, useRef } from 'react';

/** Submits the surrounding form when one of its selects changes; empty fields are left out of the address. */
export function SendOnChange() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const send = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) form.requestSubmit();
    };
    const tidy = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    };
    form.addEventListener('change', send);
    form.addEventListener('formdata', tidy);
    return () => {
      form.removeEventListener('change', send);
      form.removeEventListener('formdata', tidy);
    };
  }, []);
  return <span ref={mark} hidden />;
}
