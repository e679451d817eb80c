import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';
import { formatNumber } from '@/lib/time/format';

type Props = {
  id: string;
  title: string;
  /** Total number of entries, shown or not. */
  count: number;
  /** Link to the full list. */
  more?: { href: string; text: string };
  children: ReactNode;
};

/** One section of the dashboard: heading, count and entries. */
export function DashboardSection({ id, title, count, more, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-9">
      <SectionHeading id={id} size="lg" more={more}>
        {title} <span className="tabular font-light text-ink-3 text-lg">{formatNumber(count)}</span>
      </SectionHeading>
      <ul className="-mt-2 border-line border-t">{children}</ul>
    </section>
  );
}
