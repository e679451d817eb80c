import { createPageMetadata } from '@/components/shell/page-metadata';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PublicPage } from '@/components/ui/page/public-page';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { executivesMessages } from '@/features/website/executives/executives.messages';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';
import { toExcerpt } from '@/lib/text/excerpt';

const title = siteMessages['menu.about'];
const contact = siteMessages['menu.contact'].th;

export const generateMetadata = createPageMetadata((site) => ({
  ...title,
  path: '/about/',
  english: '/en/about/',
  description: toExcerpt(toPlainText(site.about)) || siteMessages['about.lead'].th,
}));

export default async function AboutPage() {
  const { site, siteUpdatedAt } = await getSiteFrame();
  return (
    <PublicPage
      crumb={title.th}
      kicker={title.th}
      title={site.agency}
      lead={siteMessages['about.lead'].th}
      changedAt={[siteUpdatedAt]}
    >
      {site.about ? (
        <>
          <div className="max-w-read">
            <RichText html={site.about} />
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href="/executives/">{executivesMessages['executives.title'].th}</LinkButton>
            <LinkButton href="/contact/">{contact}</LinkButton>
          </div>
        </>
      ) : (
        <EmptyState
          icon="info"
          title={siteMessages['about.empty'].th}
          action={<LinkButton href="/contact/">{contact}</LinkButton>}
        />
      )}
    </PublicPage>
  );
}
