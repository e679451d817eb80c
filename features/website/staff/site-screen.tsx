import type { ReactNode } from 'react';
import { LastChange } from '@/components/ui/page/last-change';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { SiteSettingsTabs } from '@/components/ui/page/site-settings-tabs';
import { BannersTab } from '@/features/home/banners/staff/banners-tab';
import { readPreviewWidth } from '@/features/home/layout/layout.rules';
import { HomeNewsTab } from '@/features/home/pinned/staff/home-news-tab';
import { escalationMessages } from '@/features/newsroom/escalation/escalation.messages';
import { getEscalationDays } from '@/features/newsroom/escalation/escalation.queries';
import { EscalationForm } from '@/features/newsroom/escalation/staff/escalation-form';
import type { ScreenProps } from '@/lib/areas/schema';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { findLastChange, findLogo, getSiteFrame, listModeratedKinds, listSocialLinks } from '@/lib/site/queries';
import { readEntryAction, readSiteTab, type SiteTab } from '@/lib/site/rules';
import { ExecutivesTab } from '../executives/staff/executives-tab';
import { FaqTab } from '../faq/staff/faq-tab';
import { LinksTab } from '../links/staff/links-tab';
import { PoliciesTab } from '../policies/staff/policies-tab';
import { siteColorsMessages } from '../site-colors/site-colors.messages';
import { AgencyForm } from './agency-form';
import { LogoForm } from './logo-form';
import { ModerationForm } from './moderation-form';
import { AboutTab, EmergencyBannerTab, SessionsTab, TrafficTab } from './settings-tabs';
import { SiteColorsForm } from './site-colors-form';
import { SocialForm } from './social-form';

/** Site settings, one tab at a time. */
export async function SiteScreen({ params, path, row }: ScreenProps) {
  const part = readSiteTab(params);
  const here = `${path}?part=${part}`;
  const asked = readEntryAction(params);
  const parts: Readonly<Record<SiteTab, () => ReactNode>> = {
    banners: () => <BannersTab path={here} asked={asked} />,
    front: () => <HomeNewsTab preview={readPreviewWidth(params)} hrefOf={(preview) => `${here}&preview=${preview}`} />,
    links: () => <LinksTab path={here} asked={asked} />,
    social: SocialLinksTab,
    logo: LogoTab,
    colors: ColorsTab,
    agency: AgencyTab,
    about: AboutTab,
    executives: () => <ExecutivesTab path={here} asked={asked} />,
    faq: () => <FaqTab path={here} asked={asked} />,
    policies: () => <PoliciesTab path={here} params={params} />,
    emergency: EmergencyBannerTab,
    moderation: ModerationTab,
    sessions: SessionsTab,
    traffic: TrafficTab,
  };
  const Part = parts[part];
  return (
    <>
      <ScreenHeader title={words['settings.title']} lead={row.lead} />
      <SiteSettingsTabs path={path} current={part} />
      <LastChange change={await findLastChange(part)} />
      <Part />
    </>
  );
}

async function SocialLinksTab() {
  const links = await listSocialLinks();
  return (
    <section>
      <SectionIntro title={words['settings.part.social']} lead={words['settings.socialLead']} />
      <SocialForm links={links} />
    </section>
  );
}

async function LogoTab() {
  const logo = await findLogo();
  return (
    <section>
      <SectionIntro title={words['settings.part.logo']} lead={words['settings.logoLead']} />
      <LogoForm chosen={logo && { id: logo.mediaId, src: logo.picture.src }} />
    </section>
  );
}

async function ColorsTab() {
  const { colors } = await getSiteFrame();
  return (
    <section>
      <SectionIntro title={words['settings.part.colors']} lead={siteColorsMessages['colors.lead']} />
      <SiteColorsForm colors={colors} />
    </section>
  );
}

async function AgencyTab() {
  const { site } = await getSiteFrame();
  return (
    <section>
      <SectionIntro title={words['settings.part.agency']} lead={words['settings.agencyLead']} />
      <AgencyForm site={site} />
    </section>
  );
}

async function ModerationTab() {
  const [kinds, days] = await Promise.all([listModeratedKinds(), getEscalationDays()]);
  return (
    <>
      <section>
        <SectionIntro title={words['settings.part.moderation']} lead={words['settings.moderationLead']} />
        <ModerationForm kinds={kinds} />
      </section>
      <section className="mt-12">
        <SectionIntro title={escalationMessages['escalation.title']} lead={escalationMessages['escalation.lead']} />
        <EscalationForm days={days} />
      </section>
    </>
  );
}
