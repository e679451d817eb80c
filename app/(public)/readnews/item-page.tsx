import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ItemJsonLd } from '@/features/news/item/ui/item-json-ld';
import { ItemView } from '@/features/news/item/ui/item-view';
import { TombstoneView } from '@/features/news/item/ui/tombstone-view';
import { buildItemPicture } from '@/features/news/link-preview.rules';
import { newsMessages } from '@/features/news/news.messages';
import { findPublicNews } from '@/features/news/news.queries';
import { newsHref } from '@/features/news/news.rules';
import type { NewsItem, Withdrawal } from '@/features/news/news.schema';
import { findRelatedNews } from '@/features/news/related.queries';
import { buildMissingMetadata, buildTombstoneMetadata } from '@/features/news/ui/missing-metadata';
import { NewsScope } from '@/features/news/ui/news-scope';
import { findWithdrawn } from '@/features/news/withdrawn.queries';
import { id } from '@/lib/command/validation';
import { env } from '@/lib/env/env';
import type { Picture } from '@/lib/files/picture.schema';
import { getPageApiKey } from '@/lib/http/api-keys';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

/** Metadata of an item's page, shared by all addresses that show items. */
export async function buildItemMetadata(params: SearchParams): Promise<Metadata> {
  const [{ site }, item] = await Promise.all([getSiteFrame(), findRequestedItem(params)]);
  if (!item) return (await findRequestedWithdrawal(params)) ? buildTombstoneMetadata(site) : buildMissingMetadata(site);
  return buildPageMetadata({
    th: item.topic,
    path: newsHref(item),
    origin: item.canonicalUrl,
    description: item.excerpt,
    image: item.cover ? toPreviewImage(item.cover) : buildItemPicture(item),
    type: 'article',
    site,
  });
}

const toPreviewImage = ({ src, width, height, alt }: Picture) => ({ url: src, width, height, alt });

/** Page of an item, shared by all addresses that show items: 410 with a notice for a withdrawn item, 404 for none. */
export async function ItemPage({ params }: { params: SearchParams }) {
  const [frame, item] = await Promise.all([getSiteFrame(), findRequestedItem(params)]);
  const withdrawal = item ? undefined : await findRequestedWithdrawal(params);
  if (withdrawal) {
    setStatus(410);
    return <TombstoneView withdrawal={withdrawal} />;
  }
  if (!item) {
    setStatus(404);
    return (
      <NotFoundView message={say(newsMessages[getFirstValue(params.news_id) ? 'news.notFound' : 'news.idRequired'])} />
    );
  }
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <ItemView item={item} around={await findRelatedNews(item)} siteUrl={env.SITE_URL} />
      <ItemJsonLd item={item} frame={frame} siteUrl={env.SITE_URL} />
    </NewsScope>
  );
}

async function findRequestedWithdrawal(params: SearchParams): Promise<Withdrawal | undefined> {
  const asked = id.safeParse(getFirstValue(params.news_id));
  return asked.success ? findWithdrawn(asked.data) : undefined;
}

async function findRequestedItem(params: SearchParams): Promise<NewsItem | undefined> {
  const asked = id.safeParse(getFirstValue(params.news_id));
  return asked.success ? findPublicNews(asked.data) : undefined;
}
