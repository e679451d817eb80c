import type { ReactNode } from 'react';
import { PartHead } from '@/components/ui/page/part-head';
import { PartStamp } from '@/components/ui/page/part-stamp';
import { PartTabs } from '@/components/ui/page/part-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { BannersPart } from '@/features/home/banners/staff/banners-part';
import { FrontPart } from '@/features/home/pinned/staff/front-part';
import type { ScreenProps } from '@/lib/areas/schema';
import { first } from '@/lib/list/list';
import { settingsMessages as words } from '@/lib/site/messages';
import { findLastChange, findLogo, listSocialLinks, readFrame, readModeration } from '@/lib/site/queries';
import { readAsked, readPart, type SitePart } from '@/lib/site/rules';
import { FaqPart } from '../faq/staff/faq-part';
import { LinksPart } from '../links/staff/links-part';
import { PoliciesPart } from '../policies/staff/policies-part';
import { AgencyForm } from './agency-form';
import { LogoForm } from './logo-form';
import { ModerationForm } from './moderation-form';
import { AboutPart, EmergencyPart, SessionsPart, TrafficPart } from './settings-parts';
import { SocialForm } from './social-form';

/** Everything about the site itself, one part at a time. */
export async function SiteScreen({ params, path, row }: ScreenProps) {
  const part = readPart(params);
  const here = `${path}?part=${part}`;
  const asked = readAsked(params);
  const parts: Readonly<Record<SitePart, () => ReactNode>> = {
    banners: () => <BannersPart path={here} asked={asked} />,
    front: () => <FrontPart path={here} preview={first(params.preview) === '1'} />,
    links: () => <LinksPart path={here} asked={asked} />,
    social: SocialPart,
    logo: LogoPart,
    agency: AgencyPart,
    about: AboutPart,
    faq: () => <FaqPart path={here} asked={asked} />,
    policies: () => <PoliciesPart path={here} params={params} />,
    emergency: EmergencyPart,
    moderation: ModerationPart,
    sessions: SessionsPart,
    traffic: TrafficPart,
  };
  const Part = parts[part];
  return (
    <>
      <ScreenHeader title={words['settings.title'].th} lead={row.lead} />
      <PartTabs path={path} current={part} />
      <PartStamp change={await findLastChange(part)} />
      <Part />
    </>
  );
}

async function SocialPart() {
  const links = await listSocialLinks();
  return (
    <section>
      <PartHead title={words['settings.part.social'].th} lead={words['settings.socialLead'].th} />
      <SocialForm links={links} />
    </section>
  );
}

async function LogoPart() {
  const logo = await findLogo();
  return (
    <section>
      <PartHead title={words['settings.part.logo'].th} lead={words['settings.logoLead'].th} />
      <LogoForm chosen={logo && { id: logo.mediaId, src: logo.picture.src }} />
    </section>
  );
}

async function AgencyPart() {
  const { site } = await readFrame();
  return (
    <section>
      <PartHead title={words['settings.part.agency'].th} lead={words['settings.agencyLead'].th} />
      <AgencyForm site={site} />
    </section>
  );
}

async function ModerationPart() {
  const kinds = await readModeration();
  return (
    <section>
      <PartHead title={words['settings.part.moderation'].th} lead={words['settings.moderationLead'].th} />
      <ModerationForm kinds={kinds} />
    </section>
  );
}
