import { useId } from 'react';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { SectionHeading } from '@/components/ui/section-heading';
import { organisationPageMessages as words } from '../page.messages';

type Props<R> = {
  title: string;
  /** Address of the whole list. */
  more?: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
};

/** First rows of a tab's list, with the way to all of them; its cells are server components only. */
export function TabList<R extends { id: number | string }>({ title, more, columns, rows }: Props<R>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHeading id={id} size="lg" more={more ? { href: more, text: words['organisationPage.more'] } : undefined}>
        {title}
      </SectionHeading>
      {rows.length > 0 ? (
        <ListTable label={title} columns={columns} rows={rows} isStatic />
      ) : (
        <p className="text-ink-2 text-sm">{words['organisationPage.none']}</p>
      )}
    </section>
  );
}
