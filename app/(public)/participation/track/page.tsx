import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { trackDataRequest } from '@/features/citizens/data-requests/data-requests.queries';
import { TrackView } from '@/features/citizens/participation/ui/track-view';
import { PARTICIPATION_PATH } from '@/features/citizens/polls/polls.rules';
import { suggestionsMessages } from '@/features/citizens/suggestions/suggestions.messages';
import { trackSuggestion } from '@/features/citizens/suggestions/suggestions.queries';
import { TRACKING_PATH } from '@/features/citizens/suggestions/suggestions.rules';
import { trackMessage } from '@/features/citizens/voices/tracking.queries';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

const title = suggestionsMessages['suggestions.trackTitle'];
const lead = suggestionsMessages['suggestions.trackLead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: TRACKING_PATH, description: lead });

export default async function TrackPage({ searchParams }: PageProps<'/participation/track'>) {
  const typed = getFirstValue((await searchParams).code);
  const [{ address = '' }, { siteUpdatedAt }] = await Promise.all([readPageViewer(), getSiteFrame()]);
  const { status, ...answer } =
    (await trackDataRequest(typed, address)) ??
    (await trackMessage(typed, address)) ??
    (await trackSuggestion(typed, address));
  setStatus(status);
  return (
    <PublicPage
      parent={{ label: siteMessages['menu.participation'].th, href: PARTICIPATION_PATH }}
      title={title.th}
      lead={lead}
      changedAt={[siteUpdatedAt]}
    >
      <TrackView typed={typed} {...answer} />
    </PublicPage>
  );
}
