import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { readAlertFormData } from '@/features/alerts/subscriptions/subscriptions.queries';
import { AlertForm } from '@/features/alerts/ui/alert-form';
import { ManageLinkForm } from '@/features/alerts/ui/manage-link-form';
import { readNewsFilter } from '@/features/news/filter/filter.rules';

const [title, lead] = [words['alerts.title'], words['alerts.lead'].th];

export const generateMetadata = createPageMetadata({ ...title, path: '/alerts/', description: lead });

export default async function AlertsPage({ searchParams }: PageProps<'/alerts'>) {
  const form = await readAlertFormData(readNewsFilter(await searchParams));
  return (
    <PublicPage title={title.th} lead={lead}>
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
    </PublicPage>
  );
}
