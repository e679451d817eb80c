import { createPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { siteMapMessages as words } from '@/features/discovery/site-map/site-map.messages';
import { readSiteMap } from '@/features/discovery/site-map/site-map.queries';
import { SiteMapView } from '@/features/discovery/site-map/ui/site-map-view';

const title = words['siteMap.title'];
const lead = words['siteMap.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/sitemap/', description: lead });

export default async function SiteMapPage() {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <SiteMapView {...(await readSiteMap())} />
    </div>
  );
}
