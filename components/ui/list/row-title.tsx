import type { ReactNode } from 'react';

/** Name of a row, which links to its entry. */
export function RowTitle({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="wrap-anywhere font-strong text-ink hover:text-link hover:underline">
      {children}
    </a>
  );
}
