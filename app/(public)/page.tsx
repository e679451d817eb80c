import { describeHomePage } from '@/components/shell/home-metadata';
import { createPageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { tryListBanners } from '@/features/home/banners/banners.queries';
import { findHomePage } from '@/features/home/page/home-page.queries';
import { HomeView } from '@/features/home/ui/home-view';
import { toSiteJsonLd } from '@/features/news/json-ld.rules';
import { NewsScope } from '@/features/news/ui/news-scope';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { getSiteFrame } from '@/lib/site/queries';
import { nameAgency, nameBrand } from '@/lib/site/rules';

export const generateMetadata = createPageMetadata(describeHomePage);

export default async function HomePage() {
  const [page, banners, frame] = await Promise.all([findHomePage(), tryListBanners(), getSiteFrame()]);
  const { site, links } = frame;
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <h1 className="sr-only">
        {nameBrand(site)} {nameAgency(site)}
      </h1>
      <JsonLd data={toSiteJsonLd(frame, env.SITE_URL)} />
      <HomeView page={page} banners={banners} links={links} />
    </NewsScope>
  );
}
