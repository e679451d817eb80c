import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { DATA_REQUESTS_PATH } from '@/features/citizens/data-requests/data-requests.rules';
import { DataRequestsView } from '@/features/citizens/data-requests/ui/data-requests-view';
import { findOfficeName } from '@/features/citizens/voices/office.queries';

const title = dataRequestsMessages['rights.title'];
const lead = dataRequestsMessages['rights.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: DATA_REQUESTS_PATH, description: lead });

export default async function RightsPage({ searchParams }: PageProps<'/rights'>) {
  return (
    <PublicPage title={title.th} lead={lead}>
      <DataRequestsView office={await findOfficeName(searchParams)} />
    </PublicPage>
  );
}
