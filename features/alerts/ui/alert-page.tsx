import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { alertsMessages as words } from '../alerts.messages';

type Props = { title: string; lead?: string; wide?: boolean; children: ReactNode };

/** Layout of a page opened by a mailed link. */
export function AlertPage({ title, lead, wide = false, children }: Props) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: words['alerts.title'].th, href: '/alerts/' }, { label: title }]} />
      <div className={wide ? undefined : 'max-w-read'}>
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
    </div>
  );
}
