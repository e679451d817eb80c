import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { TermsText } from '@/features/account/login/ui/terms-text';
import { TERMS_VERSION } from '@/features/account/registration/registration.schema';
import { siteMessages } from '@/lib/site/messages';

const title = siteMessages['terms.title'];
const lead = siteMessages['terms.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/terms/', description: lead });

export default function TermsPage() {
  return (
    <PublicPage title={title.th} lead={lead}>
      <TermsText level={2} version={TERMS_VERSION} />
    </PublicPage>
  );
}
