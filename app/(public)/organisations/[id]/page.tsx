import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { toBreadcrumbJsonLd } from '@/features/news/json-ld.rules';
import { findNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf, toOrganisationListLocation } from '@/features/news/list/list.rules';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { NewsScope } from '@/features/news/ui/news-scope';
import { directoryMessages } from '@/features/organisations/directory/directory.messages';
import { DIRECTORY_PATH } from '@/features/organisations/directory/directory.rules';
import { toOrganisationJsonLd } from '@/features/organisations/profile/json-ld.rules';
import { findPublicOrganisationByParam, listMembers } from '@/features/organisations/profile/profile.queries';
import { describeOrganisation } from '@/features/organisations/profile/profile.rules';
import { PublicProfile } from '@/features/organisations/ui/public-profile';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/organisations/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, asked, { site }] = await Promise.all([params, searchParams, getSiteFrame()]);
  const found = await findPublicOrganisationByParam(id);
  if (!found) return buildMissingMetadata(site);
  const path = canonicalHref(toOrganisationListLocation(found.id), asked);
  const shown = found.picture ?? found.logo;
  const image = shown && { url: shown.src, width: shown.width, height: shown.height, alt: shown.alt || found.name };
  return buildPageMetadata({
    th: found.name,
    path,
    description: describeOrganisation(found),
    image,
    site,
    feed: { organisationId: found.id },
  });
}

export default async function OrganisationPage({ params, searchParams }: Props) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const organisation = await findPublicOrganisationByParam(id);
  if (!organisation) {
    setStatus(404);
    return <NotFoundView />;
  }
  const [place, choice] = [toOrganisationListLocation(organisation.id), readChoiceOf(asked)];
  const [answer, members] = await Promise.all([findNewsList({ ...choice, ...place.fixed }), listMembers(organisation)]);
  const crumbs = [
    { label: say(directoryMessages['directory.title']), href: localHref(DIRECTORY_PATH) },
    { label: organisation.name },
  ];
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <JsonLd
        data={[
          toBreadcrumbJsonLd(crumbs, env.SITE_URL),
          toOrganisationJsonLd(organisation, describeOrganisation(organisation), env.SITE_URL),
        ]}
      />
      <PublicProfile
        organisation={organisation}
        members={members}
        crumbs={crumbs}
        place={place}
        choice={choice}
        answer={answer}
      />
    </NewsScope>
  );
}
