import { type ReactNode, useId } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';

/** Section of a report with a heading. */
export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHeading id={id} size="lg">
        {title}
      </SectionHeading>
      <div className="-mt-2">{children}</div>
    </section>
  );
}
