import { createPageMetadata } from '@/components/shell/page-metadata';
import { readSiteMap } from '@/features/discovery/site-map/site-map.queries';
import { EnglishHome } from '@/features/website/english/ui/english-home';
import { getSiteFrame } from '@/lib/site/queries';

export const generateMetadata = createPageMetadata((site) => ({
  th: site.brandEn,
  path: '/en/',
  thai: '/',
  description: `News of ${site.agencyEn}, in brief`,
}));

export default async function EnglishHomePage() {
  const [{ site }, { categories }] = await Promise.all([getSiteFrame(), readSiteMap()]);
  return <EnglishHome site={site} categories={categories} />;
}
