import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { rightsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { RIGHTS } from '@/features/citizens/data-requests/data-requests.rules';
import { RightsView } from '@/features/citizens/data-requests/ui/rights-view';
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
