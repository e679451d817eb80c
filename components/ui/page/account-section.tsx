import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../section-heading';

type Props = {
  title: string;
  /** Element id, for links to it. */
  anchor?: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** One section of the account's screen. Forms are narrow, tables as wide as the page. */
export function AccountSection({ title, anchor, lead, wide = false, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="mt-10 first:mt-0">
      <SectionHeading id={id} size="lg">
        {title}
      </SectionHeading>
      {lead && <div className="-mt-2 mb-5 max-w-read text-ink-2 text-sm">{lead}</div>}
      <div className={wide ? undefined : 'max-w-md'}>{children}</div>
    </section>
  );
}
