'use client';

import type { ReactNode } from 'react';
import type { ChosenItem } from './use-chosen';

type Props = { label: string; items: readonly ChosenItem[]; children?: ReactNode };

/** Names of the rows of a task, before it is confirmed; `children` follow them. */
export function ChosenItems({ label, items, children }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard
      tabIndex={0}
      className="mt-3 max-h-60 overflow-y-auto rounded-sm border border-line py-3 ps-9 pe-3 text-sm"
    >
      <ol className="grid list-decimal gap-1">
        {items.map(({ id, topic }) => (
          <li key={id} className="break-words">
            {topic}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
