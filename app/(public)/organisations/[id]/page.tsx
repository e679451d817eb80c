import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { crumbData } from '@/features/news/json-ld.rules';
import { readNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, placeOfOrganisation, readChoiceOf } from '@/features/news/list/list.rules';
import { missingMetadata } from '@/features/news/ui/missing-metadata';
import { NewsScope } from '@/features/news/ui/news-scope';
import { findAskedOrganisation } from '@/features/organisations/profile/profile.queries';
import { summaryOf } from '@/features/organisations/profile/profile.rules';
import { PublicProfile } from '@/features/organisations/ui/public-profile';
import { env } from '@/lib/env/env';
import { pageApiKey } from '@/lib/http/api-keys';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

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
