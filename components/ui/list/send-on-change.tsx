'use client';

import { useEffect, useRef } from 'react';

/**
 * Submits the surrounding form when one of its selects changes, but not in an open sheet, where several are chosen and
 * then sent by the form's button; empty fields are left out of the address.
 */
export function SendOnChange() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const send = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && !isInOpenSheet(target)) form.requestSubmit();
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

const isInOpenSheet = (select: Element): boolean => select.closest('[data-sheet]')?.matches(':popover-open') === true;
