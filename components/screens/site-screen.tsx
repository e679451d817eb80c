import type { ReactNode } from 'react';
import { AgencyForm } from '@/components/site/agency-form';
import { LogoForm } from '@/components/site/logo-form';
import { ModerationForm } from '@/components/site/moderation-form';
import { PartHead } from '@/components/site/part-head';
import { PartStamp } from '@/components/site/part-stamp';
import { PartTabs } from '@/components/site/part-tabs';
import { SocialForm } from '@/components/site/social-form';
import type { ScreenProps } from '@/lib/areas/schema';
import { first } from '@/lib/list';
import { settingsMessages as words } from '@/lib/site/messages';
import { findLastChange, findLogo, listSocialLinks, readFrame, readModeration } from '@/lib/site/queries';
import { readAsked, readPart, type SitePart } from '@/lib/site/rules';
import { BannersPart } from './banners-part';
import { FaqPart } from './faq-part';
import { FrontPart } from './front-part';
import { LinksPart } from './links-part';
import { PoliciesPart } from './policies-part';
import { ScreenHeader } from './screen-header';
import { AboutPart, EmergencyPart, SessionsPart, TrafficPart } from './settings-parts';

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
