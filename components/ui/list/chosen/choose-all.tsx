'use client';

import { useEffect, useRef } from 'react';
import { listBoxes } from './chosen-boxes';

/** Checkbox that selects all rows of the page or none; indeterminate if only some are selected. */
export function ChooseAll({ formId, label }: { formId: string; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const follow = () => {
      const rows = listBoxes(formId);
      const chosen = rows.filter(({ checked }) => checked).length;
      if (!box.current) return;
      box.current.checked = chosen > 0 && chosen === rows.length;
      box.current.indeterminate = chosen > 0 && chosen < rows.length;
    };
    follow();
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, [formId]);
  const chooseAll = (checked: boolean) => {
    for (const row of listBoxes(formId)) {
      row.checked = checked;
      row.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  return (
    <label className="-m-2 inline-flex p-2 max-md:hidden noscript:hidden">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        className="size-4.5 accent-red-800"
        onChange={({ target }) => chooseAll(target.checked)}
      />
    </label>
  );
}
