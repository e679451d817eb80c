import { createPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { DATA_REQUESTS_PATH } from '@/features/citizens/data-requests/data-requests.rules';
import { DataRequestsView } from '@/features/citizens/data-requests/ui/data-requests-view';

const title = dataRequestsMessages['rights.title'];
const lead = dataRequestsMessages['rights.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: DATA_REQUESTS_PATH, description: lead });

export default function RightsPage() {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <DataRequestsView />
    </div>
  );
}
