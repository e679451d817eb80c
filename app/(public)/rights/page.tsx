import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { RightsView } from '@/components/rights/rights-view';
import { rightsMessages } from '@/lib/rights-requests/messages';
import { RIGHTS } from '@/lib/rights-requests/rules';
import { readFrame } from '@/lib/site/queries';

const title = rightsMessages['rights.title'];
const lead = rightsMessages['rights.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: RIGHTS, description: lead, site });
}

export default function RightsPage() {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <RightsView />
    </div>
  );
}
