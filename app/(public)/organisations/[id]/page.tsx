import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { NotFoundView } from '@/components/layout/not-found-view';
import { pageMetadata } from '@/components/layout/page-metadata';
import { missingMetadata } from '@/components/news/missing-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { PublicProfile } from '@/components/organisations/public-profile';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { readNewsList } from '@/lib/news-list/queries';
import { canonicalHref, placeOfOrganisation, readChoiceOf } from '@/lib/news-list/rules';
import { findAskedOrganisation } from '@/lib/organisation-profiles/queries';
import { summaryOf } from '@/lib/organisation-profiles/rules';
import { readFrame } from '@/lib/site/queries';
import { crumbData } from '@/lib/structured-data/rules';
import { setStatus } from '@/lib/trace';

type Props = PageProps<'/organisations/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, asked, { site }] = await Promise.all([params, searchParams, readFrame()]);
  const found = await findAskedOrganisation(id);
  if (!found) return missingMetadata(site);
  const path = canonicalHref(placeOfOrganisation(found.id), asked);
  const image = found.logo && { url: found.logo.src, width: found.logo.width, height: found.logo.height };
  return pageMetadata({
    th: found.name,
    path,
    description: summaryOf(found),
    image,
    site,
    feed: { organisationId: found.id },
  });
}

export default async function OrganisationPage({ params, searchParams }: Props) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const organisation = await findAskedOrganisation(id);
  if (!organisation) {
    setStatus(404);
    return <NotFoundView />;
  }
  const [place, choice] = [placeOfOrganisation(organisation.id), readChoiceOf(asked)];
  const answer = await readNewsList({ ...choice, ...place.fixed });
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <JsonLd data={crumbData([{ label: organisation.name }], env.SITE_URL)} />
      <PublicProfile organisation={organisation} place={place} choice={choice} answer={answer} />
    </NewsScope>
  );
}
