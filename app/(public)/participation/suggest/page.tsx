import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { UpdatedAt } from '@/components/layout/updated-at';
import { SuggestForm } from '@/components/participation/suggest-form';
import { PARTICIPATION } from '@/lib/polls/rules';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { suggestionsMessages } from '@/lib/suggestions/messages';

const title = suggestionsMessages['suggestions.title'];
const lead = suggestionsMessages['suggestions.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/participation/suggest/', description: lead, site });
}

export default async function SuggestPage() {
  const { siteUpdatedAt } = await readFrame();
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs
        items={[{ label: siteMessages['menu.participation'].th, href: PARTICIPATION }, { label: title.th }]}
      />
      <PageHeader title={title.th} lead={lead} />
      <div className="max-w-read">
        <SuggestForm />
      </div>
      <UpdatedAt dates={siteUpdatedAt ? [siteUpdatedAt] : []} />
    </div>
  );
}
