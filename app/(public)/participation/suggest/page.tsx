import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { SuggestForm } from '@/features/citizens/participation/ui/suggest-form';
import { PARTICIPATION_PATH } from '@/features/citizens/polls/polls.rules';
import { suggestionsMessages } from '@/features/citizens/suggestions/suggestions.messages';
import { findOfficeName } from '@/features/citizens/voices/office.queries';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

const title = suggestionsMessages['suggestions.title'];
const lead = suggestionsMessages['suggestions.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/participation/suggest/', description: lead });

export default async function SuggestPage({ searchParams }: PageProps<'/participation/suggest'>) {
  const [{ siteUpdatedAt }, office] = await Promise.all([getSiteFrame(), findOfficeName(searchParams)]);
  return (
    <PublicPage
      parent={{ label: siteMessages['menu.participation'].th, href: PARTICIPATION_PATH }}
      title={title.th}
      lead={lead}
      changedAt={[siteUpdatedAt]}
    >
      <div className="max-w-read">
        <SuggestForm office={office} />
      </div>
    </PublicPage>
  );
}
