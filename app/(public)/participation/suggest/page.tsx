import { createPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { SuggestForm } from '@/features/citizens/participation/ui/suggest-form';
import { PARTICIPATION_PATH } from '@/features/citizens/polls/polls.rules';
import { suggestionsMessages } from '@/features/citizens/suggestions/suggestions.messages';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

const title = suggestionsMessages['suggestions.title'];
const lead = suggestionsMessages['suggestions.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/participation/suggest/', description: lead });

export default async function SuggestPage() {
  const { siteUpdatedAt } = await getSiteFrame();
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs
        items={[{ label: siteMessages['menu.participation'].th, href: PARTICIPATION_PATH }, { label: title.th }]}
      />
      <PageHeader title={title.th} lead={lead} />
      <div className="max-w-read">
        <SuggestForm />
      </div>
      <UpdatedAt dates={siteUpdatedAt ? [siteUpdatedAt] : []} />
    </div>
  );
}
