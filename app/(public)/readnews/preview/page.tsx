import type { Metadata } from 'next';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ItemView } from '@/features/news/item/ui/item-view';
import { findRelatedNews } from '@/features/news/related.queries';
import { NewsScope } from '@/features/news/ui/news-scope';
import { findPreview } from '@/features/newsroom/previews/preview-item.queries';
import { previewLinksMessages } from '@/features/newsroom/previews/previews.messages';
import { PreviewBar } from '@/features/newsroom/previews/ui/preview-bar';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

/**
 * Metadata without anything of the item: titles end up in histories and other programs. No referrer, as the address
 * holds a secret.
 */
export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  const { th, en } = previewLinksMessages['previewLinks.bar'];
  return {
    title: { absolute: `${th} · ${en} | ${site.brand}` },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** Preview of an item's public page, for viewers who may see it in the newsroom or hold a secret link. */
export default async function PreviewPage({ searchParams }: PageProps<'/readnews/preview'>) {
  const params = await searchParams;
  const wish = {
    id: getFirstValue(params.news_id),
    key: getFirstValue(params.key),
    revision: getFirstValue(params.revision),
    autosave: getFirstValue(params.autosave),
  };
  const preview = await findPreview(await readPageViewer(), wish);
  if (preview === undefined || preview === 'limited') {
    setStatus(preview === 'limited' ? 429 : 404);
    return <NotFoundView message={previewLinksMessages['previewLinks.dead'].th} />;
  }
  const { item, pictureQuery, pending, unsaved, until } = preview;
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <PreviewBar pending={pending} unsaved={unsaved} until={until} />
      <ItemView item={item} around={await findRelatedNews(item)} siteUrl={env.SITE_URL} preview={{ pictureQuery }} />
    </NewsScope>
  );
}
