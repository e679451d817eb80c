import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { tryBanners } from '@/features/home/banners/banners.queries';
import { readFrontPage } from '@/features/home/pinned/pinned.queries';
import { FrontPage } from '@/features/home/ui/front-page';
import { siteData } from '@/features/news/json-ld.rules';
import { NewsScope } from '@/features/news/ui/news-scope';
import { env } from '@/lib/env/env';
import { pageApiKey } from '@/lib/http/api-keys';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

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
