import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { toBreadcrumbJsonLd } from '@/features/news/json-ld.rules';
import { findNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf, toOrganisationListLocation } from '@/features/news/list/list.rules';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { NewsScope } from '@/features/news/ui/news-scope';
import {
  findPublicOrganisationByParam,
  type PublicOrganisation,
} from '@/features/organisations/profile/profile.queries';
import { PublicProfile } from '@/features/organisations/ui/public-profile';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { setStatus } from '@/lib/request/context';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { getSiteFrame } from '@/lib/site/queries';
import { toExcerpt } from '@/lib/text/excerpt';

type Props = PageProps<'/organisations/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, asked, { site }] = await Promise.all([params, searchParams, getSiteFrame()]);
  const found = await findPublicOrganisationByParam(id);
  if (!found) return buildMissingMetadata(site);
  const path = canonicalHref(toOrganisationListLocation(found.id), asked);
  const image = found.logo && { url: found.logo.src, width: found.logo.width, height: found.logo.height };
  return buildPageMetadata({
    th: found.name,
    path,
    description: toProfileSummary(found),
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
  const answer = await findNewsList({ ...choice, ...place.fixed });
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <JsonLd data={toBreadcrumbJsonLd([{ label: organisation.name }], env.SITE_URL)} />
      <PublicProfile organisation={organisation} place={place} choice={choice} answer={answer} />
    </NewsScope>
  );
}

/** One or two sentences for search engines and link previews; undefined without a description. */
function toProfileSummary({ about }: PublicOrganisation): string | undefined {
  return toExcerpt(toPlainText(about)) || undefined;
}
