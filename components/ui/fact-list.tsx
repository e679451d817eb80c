import type { ReactNode } from 'react';

/** Labelled facts of one thing; the labels are beside the values on wide windows, above them on phones. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-1 border-line border-y py-4 text-sm sm:grid-cols-[9rem_1fr]">{children}</dl>;
}

/** One fact; renders nothing if it is empty. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className="contents">
      <dt className="text-ink-2">{title}</dt>
      <dd className="wrap-anywhere font-normal max-sm:mb-2">{children}</dd>
    </div>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link hover:underline">
      {address}
    </a>
  );
}
