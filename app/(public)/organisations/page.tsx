import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { toBreadcrumbJsonLd } from '@/features/news/json-ld.rules';
import { directoryMessages } from '@/features/organisations/directory/directory.messages';
import { readDirectory } from '@/features/organisations/directory/directory.queries';
import { directoryHref, readDirectoryChoice } from '@/features/organisations/directory/directory.rules';
import { describeChoice } from '@/features/organisations/directory/facets.rules';
import { toDirectoryJsonLd } from '@/features/organisations/directory/json-ld.rules';
import { listProvinceRegions } from '@/features/organisations/directory/provinces.queries';
import { DirectoryView } from '@/features/organisations/directory/ui/directory-view';
import { env } from '@/lib/env/env';
import { say } from '@/lib/messages/language';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/organisations'>;

const title = directoryMessages['directory.title'];
const lead = directoryMessages['directory.lead'];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, asked] = await Promise.all([getSiteFrame(), searchParams]);
  const choice = readDirectoryChoice(asked);
  const path = directoryHref(choice, { search: '', page: choice.search === '' ? choice.page : 1 });
  const parts = describeChoice(choice, await listProvinceRegions());
  return buildPageMetadata({ ...title, parts, path, description: [...parts, say(lead)].join(' · '), site });
}

export default async function OrganisationsPage({ searchParams }: Props) {
  const choice = readDirectoryChoice(await searchParams);
  const found = await readDirectory(choice);
  const path = directoryHref(choice, { page: found.page });
  return (
    <>
      <JsonLd
        data={[
          toBreadcrumbJsonLd([{ label: say(title) }], env.SITE_URL),
          toDirectoryJsonLd({ title: say(title), path, items: found.items }, env.SITE_URL),
        ]}
      />
      <DirectoryView choice={choice} found={found} />
    </>
  );
}
