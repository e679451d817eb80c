import type { Metadata } from 'next';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ItemView } from '@/features/news/item/ui/item-view';
import { listAround } from '@/features/news/related.queries';
import { NewsScope } from '@/features/news/ui/news-scope';
import { readPreview } from '@/features/newsroom/previews/drafts.queries';
import { previewLinksMessages } from '@/features/newsroom/previews/previews.messages';
import { PreviewBar } from '@/features/newsroom/previews/ui/preview-bar';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { env } from '@/lib/env/env';
import { pageApiKey } from '@/lib/http/api-keys';
import { first } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

/** Nothing of the item is in it: titles are told to histories and other programs. The address holds a secret. */
export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  const { th, en } = previewLinksMessages['previewLinks.bar'];
  return {
    title: { absolute: `${th} · ${en} | ${site.brand}` },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** An item as its public page will be, for who may see it in the newsroom and for who has a secret link. */
export default async function PreviewPage({ searchParams }: PageProps<'/readnews/preview'>) {
  const params = await searchParams;
  const wish = { id: first(params.news_id), key: first(params.key), revision: first(params.revision) };
  const preview = await readPreview(await readPageViewer(), wish);
  if (preview === undefined || preview === 'limited') {
    setStatus(preview === 'limited' ? 429 : 404);
    return <NotFoundView message={previewLinksMessages['previewLinks.dead'].th} />;
  }
  const { item, pictureQuery, pending, until } = preview;
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <PreviewBar pending={pending} until={until} />
      <ItemView item={item} around={await listAround(item)} siteUrl={env.SITE_URL} preview={{ pictureQuery }} />
    </NewsScope>
  );
}
