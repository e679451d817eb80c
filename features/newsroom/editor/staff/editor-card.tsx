import type { ReactNode } from 'react';

type Props = { title: string; field?: string; action?: ReactNode; children: ReactNode };

/** Card with a group of fields beside the text; the checklist finds it by `field`. */
export function EditorCard({ title, field, action, children }: Props) {
  return (
    <section
      data-field={field}
      aria-label={title}
      className="rounded-md border border-line bg-surface p-4 noscript:hidden"
    >
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-strong text-base">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Error message of a card's fields. */
export function CardError({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-2 font-normal text-bad text-sm">
      {children}
    </p>
  );
}
