import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { UpdatedAt } from '@/components/layout/updated-at';
import { TrackView } from '@/components/participation/track-view';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { first } from '@/lib/list';
import { PARTICIPATION } from '@/lib/polls/rules';
import { trackRequest } from '@/lib/rights-requests/queries';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { suggestionsMessages } from '@/lib/suggestions/messages';
import { trackSuggestion } from '@/lib/suggestions/queries';
import { TRACK } from '@/lib/suggestions/rules';
import { setStatus } from '@/lib/trace';

const title = suggestionsMessages['suggestions.trackTitle'];
const lead = suggestionsMessages['suggestions.trackLead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: TRACK, description: lead, site });
}

export default async function TrackPage({ searchParams }: PageProps<'/participation/track'>) {
  const typed = first((await searchParams).code);
  const [{ address = '' }, { siteUpdatedAt }] = await Promise.all([readPageViewer(), readFrame()]);
  const { status, ...answer } = (await trackRequest(typed, address)) ?? (await trackSuggestion(typed, address));
  setStatus(status);
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs
        items={[{ label: siteMessages['menu.participation'].th, href: PARTICIPATION }, { label: title.th }]}
      />
      <PageHeader title={title.th} lead={lead} />
      <TrackView typed={typed} {...answer} />
      <UpdatedAt dates={siteUpdatedAt ? [siteUpdatedAt] : []} />
    </div>
  );
}
