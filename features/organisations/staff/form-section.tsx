import type { ReactNode } from 'react';

/** One part of a form under a headline of its own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{title}</legend>
      {children}
    </fieldset>
  );
}
