import { createPageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { tryListBanners } from '@/features/home/banners/banners.queries';
import { findHomeNews } from '@/features/home/pinned/pinned.queries';
import { HomeView } from '@/features/home/ui/home-view';
import { toSiteJsonLd } from '@/features/news/json-ld.rules';
import { NewsScope } from '@/features/news/ui/news-scope';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

export const generateMetadata = createPageMetadata({
  ...siteMessages['menu.home'],
  path: '/',
  english: '/en/',
  feed: {},
});

export default async function HomePage() {
  const [front, banners, frame] = await Promise.all([findHomeNews(), tryListBanners(), getSiteFrame()]);
  const { site, links } = frame;
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <h1 className="sr-only">
        {site.brand} {site.agency}
      </h1>
      <JsonLd data={toSiteJsonLd(frame, env.SITE_URL)} />
      <HomeView front={front} banners={banners} links={links} />
    </NewsScope>
  );
}
