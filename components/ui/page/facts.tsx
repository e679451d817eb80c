import type { ReactNode } from 'react';

/** Read-only list of terms and their values. */
export function Facts({ rows }: { rows: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-2">{term}</dt>
          <dd className="mb-2 min-w-0 break-words font-normal sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
