import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { SiteMapView } from '@/components/site-map/site-map-view';
import { readFrame } from '@/lib/site/queries';
import { siteMapMessages as words } from '@/lib/site-map/messages';
import { readSiteMap } from '@/lib/site-map/queries';

const title = words['siteMap.title'];
const lead = words['siteMap.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/sitemap/', description: lead, site });
}

export default async function SiteMapPage() {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <SiteMapView {...(await readSiteMap())} />
    </div>
  );
}
