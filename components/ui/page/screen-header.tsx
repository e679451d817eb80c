import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead?: string;
  /** True over a list that fills the window: less room below. */
  tight?: boolean;
  /** Buttons at the end of the line; one of them filled at most. */
  children?: ReactNode;
};

/** Headline, purpose and actions of a screen. */
export function ScreenHeader({ title, lead, tight, children }: Props) {
  return (
    <header className={clsx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', !tight && 'mb-6')}>
      <div className="min-w-0">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="mt-1 max-w-read text-ink-2 text-sm">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
