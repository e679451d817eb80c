import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { pageMetadata } from '@/components/layout/page-metadata';
import { newsHref } from '@/components/news/address';
import { ItemJsonLd } from '@/components/news/item/item-json-ld';
import { ItemView } from '@/components/news/item/item-view';
import { missingMetadata } from '@/components/news/missing-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { first, type SearchParams } from '@/lib/list';
import { newsMessages } from '@/lib/news/messages';
import { findPublicNews, listAround } from '@/lib/news/queries';
import type { NewsItem } from '@/lib/news/schema';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';
import { id } from '@/lib/validation';

/** The head of an item's page, at whichever address it is read. */
export async function itemMetadata(params: SearchParams): Promise<Metadata> {
  const [{ site }, item] = await Promise.all([readFrame(), findAsked(params)]);
  if (!item) return missingMetadata(site);
  const image = item.cover && {
    url: item.cover.src,
    width: item.cover.width,
    height: item.cover.height,
    alt: item.cover.alt,
  };
  return pageMetadata({
    th: item.topic,
    path: newsHref(item),
    description: item.excerpt,
    image,
    type: 'article',
    site,
  });
}

/** An item's page, at whichever address it is read; without a public item of that id, the 404 page. */
export async function ItemPage({ params }: { params: SearchParams }) {
  const [{ site }, item] = await Promise.all([readFrame(), findAsked(params)]);
  if (!item) {
    setStatus(404);
    return <NotFoundView message={newsMessages[first(params.news_id) ? 'news.notFound' : 'news.idRequired'].th} />;
  }
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <ItemView item={item} around={await listAround(item)} siteUrl={env.SITE_URL} />
      <ItemJsonLd item={item} site={site} siteUrl={env.SITE_URL} />
    </NewsScope>
  );
}

async function findAsked(params: SearchParams): Promise<NewsItem | undefined> {
  const asked = id.safeParse(first(params.news_id));
  return asked.success ? findPublicNews(asked.data) : undefined;
}
