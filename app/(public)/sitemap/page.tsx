import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { siteMapMessages as words } from '@/features/discovery/site-map/site-map.messages';
import { readSiteMap } from '@/features/discovery/site-map/site-map.queries';
import { SiteMapView } from '@/features/discovery/site-map/ui/site-map-view';

const title = words['siteMap.title'];
const lead = words['siteMap.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/sitemap/', description: lead });

export default async function SiteMapPage() {
  return (
    <PublicPage title={title.th} lead={lead}>
      <SiteMapView {...(await readSiteMap())} />
    </PublicPage>
  );
}
