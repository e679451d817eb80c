import type { Metadata } from 'next';
import { AlertForm } from '@/components/alerts/alert-form';
import { ManageLinkForm } from '@/components/alerts/manage-link-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { readAlertForm } from '@/lib/alert-pages/queries';
import { alertsMessages as words } from '@/lib/alerts/messages';
import { readNewsFilter } from '@/lib/news-filter/rules';
import { readFrame } from '@/lib/site/queries';

const [title, lead] = [words['alerts.title'], words['alerts.lead'].th];

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/alerts/', description: lead, site });
}

export default async function AlertsPage({ searchParams }: PageProps<'/alerts'>) {
  const form = await readAlertForm(readNewsFilter(await searchParams));
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <div className="grid gap-12 lg:grid-cols-[1fr_20rem]">
        <section className="min-w-0 max-w-read">
          <h2 className="mb-5 text-xl">{words['alerts.what'].th}</h2>
          <AlertForm {...form} />
        </section>
        <section id="manage" className="min-w-0 scroll-mt-24 border-gold-500 border-t-2 pt-6 lg:self-start">
          <h2 className="text-xl">{words['alerts.manage'].th}</h2>
          <p className="mt-2 mb-5 text-ink-2 text-sm">{words['alerts.manageLead'].th}</p>
          <ManageLinkForm />
        </section>
      </div>
    </div>
  );
}
