import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { pageMetadata } from '@/components/layout/page-metadata';
import { ItemJsonLd } from '@/components/news/item/item-json-ld';
import { ItemView } from '@/components/news/item/item-view';
import { WithdrawnView } from '@/components/news/item/withdrawn-view';
import { missingMetadata, withdrawnMetadata } from '@/components/news/missing-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { first, type SearchParams } from '@/lib/list';
import type { Picture } from '@/lib/media/schema';
import { newsMessages } from '@/lib/news/messages';
import { findPublicNews } from '@/lib/news/queries';
import { newsHref } from '@/lib/news/rules';
import type { NewsItem } from '@/lib/news/schema';
import { listAround } from '@/lib/news-around/queries';
import { itemPicture } from '@/lib/opengraph/rules';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';
import { id } from '@/lib/validation';
import { findWithdrawn } from '@/lib/withdrawals/queries';
import type { Withdrawal } from '@/lib/withdrawals/schema';

/** The head of an item's page, at whichever address it is read. */
export async function itemMetadata(params: SearchParams): Promise<Metadata> {
  const [{ site }, item] = await Promise.all([readFrame(), findAsked(params)]);
  if (!item) return (await findAskedWithdrawal(params)) ? withdrawnMetadata(site) : missingMetadata(site);
  return pageMetadata({
    th: item.topic,
    path: newsHref(item),
    description: item.excerpt,
    image: item.cover ? pictureOf(item.cover) : itemPicture(item, site),
    type: 'article',
    site,
  });
}

const pictureOf = ({ src, width, height, alt }: Picture) => ({ url: src, width, height, alt });

/** An item's page, at whichever address it is read; of a withdrawn one the page that says so, else the 404 page. */
export async function ItemPage({ params }: { params: SearchParams }) {
  const [frame, item] = await Promise.all([readFrame(), findAsked(params)]);
  const withdrawal = item ? undefined : await findAskedWithdrawal(params);
  if (withdrawal) {
    setStatus(410);
    return <WithdrawnView withdrawal={withdrawal} />;
  }
  if (!item) {
    setStatus(404);
    return <NotFoundView message={newsMessages[first(params.news_id) ? 'news.notFound' : 'news.idRequired'].th} />;
  }
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <ItemView item={item} around={await listAround(item)} siteUrl={env.SITE_URL} />
      <ItemJsonLd item={item} frame={frame} siteUrl={env.SITE_URL} />
    </NewsScope>
  );
}

async function findAskedWithdrawal(params: SearchParams): Promise<Withdrawal | undefined> {
  const asked = id.safeParse(first(params.news_id));
  return asked.success ? findWithdrawn(asked.data) : undefined;
}

async function findAsked(params: SearchParams): Promise<NewsItem | undefined> {
  const asked = id.safeParse(first(params.news_id));
  return asked.success ? findPublicNews(asked.data) : undefined;
}
