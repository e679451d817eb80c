import type { Metadata } from 'next';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { tryListBanners } from '@/features/home/banners/banners.queries';
import { layoutMessages as words } from '@/features/home/layout/layout.messages';
import { findDraftLayout } from '@/features/home/layout/layout.queries';
import { findHomePage } from '@/features/home/page/home-page.queries';
import { HomePreviewBar } from '@/features/home/ui/home-preview-bar';
import { HomeView } from '@/features/home/ui/home-view';
import { NewsScope } from '@/features/news/ui/news-scope';
import { can } from '@/lib/auth/access';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  const title = `${words['layout.preview']} · Front page preview | ${site.brand}`;
  return { title: { absolute: title }, robots: { index: false, follow: false } };
}

/** The front page as the draft arranges it, for those who may arrange it. */
export default async function HomePreviewPage() {
  const viewer = await readPageViewer();
  if (!can(viewer, 'news.front')) {
    setStatus(404);
    return <NotFoundView message={words['layout.previewMissing']} />;
  }
  const [page, banners, { site, links }] = await Promise.all([
    findHomePage(undefined, findDraftLayout),
    tryListBanners(),
    getSiteFrame(),
  ]);
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <HomePreviewBar />
      <h1 className="sr-only">
        {site.brand} {site.agency}
      </h1>
      <HomeView page={page} banners={banners} links={links} preview />
    </NewsScope>
  );
}
