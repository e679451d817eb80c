import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import { PageHeader } from './page-header';
import { UpdatedAt } from './updated-at';

type Props = ComponentProps<typeof PageHeader> & {
  /** Name in the breadcrumbs, if it is not the headline. */
  crumb?: string;
  /** The page above this one, if that is not the home page. */
  parent?: { label: string; href: string };
  /** Times of the last changes; none are shown without any. */
  changedAt?: readonly (Date | undefined)[];
  children: ReactNode;
};

/** A page for readers: breadcrumbs, headline, content, and the day of its last change. */
export function PublicPage({ title, crumb = title, parent, changedAt = [], children, ...header }: Props) {
  return (
    <div className="page pt-3 pb-16 md:pt-6">
      <Breadcrumbs items={[...(parent ? [parent] : []), { label: crumb }]} />
      <PageHeader title={title} {...header} />
      {children}
      <UpdatedAt dates={changedAt.filter((date) => date !== undefined)} />
    </div>
  );
}
