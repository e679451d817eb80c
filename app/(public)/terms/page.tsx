import { createPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { TermsText } from '@/features/account/login/ui/terms-text';
import { TERMS_VERSION } from '@/features/account/registration/registration.schema';
import { siteMessages } from '@/lib/site/messages';

const title = siteMessages['terms.title'];
const lead = siteMessages['terms.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/terms/', description: lead });

export default function TermsPage() {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <TermsText level={2} version={TERMS_VERSION} />
    </div>
  );
}
