import { createPageMetadata } from '@/components/shell/page-metadata';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PublicPage } from '@/components/ui/page/public-page';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { executivesMessages } from '@/features/website/executives/executives.messages';
import { isEnglish, say } from '@/lib/messages/language';
import { hasPage, localHref } from '@/lib/public-pages/english';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';
import { nameAgency } from '@/lib/site/rules';
import type { SiteSettings } from '@/lib/site/schema';
import { toExcerpt } from '@/lib/text/excerpt';

const title = siteMessages['menu.about'];

export const generateMetadata = createPageMetadata((site) => ({
  ...title,
  path: '/about/',
  description: toExcerpt(isEnglish() ? site.aboutEn : toPlainText(site.about)) || say(siteMessages['about.lead']),
}));

export default async function AboutPage() {
  const { site, siteUpdatedAt } = await getSiteFrame();
  return (
    <PublicPage
      crumb={say(title)}
      kicker={say(title)}
      title={nameAgency(site)}
      lead={say(siteMessages['about.lead'])}
      changedAt={[siteUpdatedAt]}
    >
      <AboutText site={site} />
    </PublicPage>
  );
}

function AboutText({ site: { about, aboutEn } }: { site: SiteSettings }) {
  const contact = say(siteMessages['menu.contact']);
  const text = isEnglish() ? <Paragraphs text={aboutEn} /> : <RichText html={about} />;
  if (!(isEnglish() ? aboutEn : about)) {
    return (
      <EmptyState
        icon="info"
        title={say(siteMessages['about.empty'])}
        action={<LinkButton href={localHref('/contact/')}>{contact}</LinkButton>}
      />
    );
  }
  return (
    <>
      <div className="max-w-read">{text}</div>
      <div className="mt-8 flex flex-wrap gap-3">
        {hasPage('/executives/') && (
          <LinkButton href="/executives/">{say(executivesMessages['executives.title'])}</LinkButton>
        )}
        <LinkButton href={localHref('/contact/')}>{contact}</LinkButton>
      </div>
    </>
  );
}

/** Plain text; each line becomes a paragraph. */
function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other name and never move
    <p key={at} className="wrap-anywhere mb-3">
      {paragraph}
    </p>
  ));
}
