import type { Metadata } from 'next';
import { FrontPage } from '@/components/home/front-page';
import { JsonLd } from '@/components/layout/json-ld';
import { pageMetadata } from '@/components/layout/page-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { pageApiKey } from '@/lib/api-keys';
import { tryBanners } from '@/lib/banners/queries';
import { env } from '@/lib/env';
import { readFrontPage } from '@/lib/front-page/queries';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { siteData } from '@/lib/structured-data/rules';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...siteMessages['menu.home'], path: '/', english: '/en/', site, feed: {} });
}

export default async function HomePage() {
  const [front, banners, frame] = await Promise.all([readFrontPage(), tryBanners(), readFrame()]);
  const { site, links } = frame;
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <h1 className="sr-only">
        {site.brand} {site.agency}
      </h1>
      <JsonLd data={siteData(frame, env.SITE_URL)} />
      <FrontPage front={front} banners={banners} links={links} />
    </NewsScope>
  );
}
