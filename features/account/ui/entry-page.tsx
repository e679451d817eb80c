import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';

type Props = { title: string; lead?: string; children: ReactNode };

/** Narrow page around the login: a headline, a sentence and one form. */
export function EntryPage({ title, lead, children }: Props) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: 'เข้าสู่ระบบ', href: '/login/' }, { label: title }]} />
      <div className="mx-auto max-w-md">
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
    </div>
  );
}
