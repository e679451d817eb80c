import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { findChosenCategory, findNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf, toCategoryListLocation, toListFilter } from '@/features/news/list/list.rules';
import { NewsListView } from '@/features/news/list/ui/news-list-view';
import { newsMessages } from '@/features/news/news.messages';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { say } from '@/lib/messages/language';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/news_group'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  const [category, { site }] = await Promise.all([findChosenCategory(params), getSiteFrame()]);
  if (category === 'unknown') return buildMissingMetadata(site);
  const title = category === 'all' ? newsMessages['news.all'] : { th: category.name, en: category.nameEn ?? undefined };
  const path = canonicalHref(toCategoryListLocation(category), params);
  return buildPageMetadata({ ...title, path, site, feed: toListFilter(category) });
}

export default async function NewsGroupPage({ searchParams }: Props) {
  const params = await searchParams;
  const category = await findChosenCategory(params);
  if (category === 'unknown') {
    setStatus(404);
    return <NotFoundView />;
  }
  const title = category === 'all' ? say(newsMessages['news.all']) : category.name;
  const [place, choice] = [toCategoryListLocation(category), readChoiceOf(params)];
  return (
    <NewsListView
      title={title}
      place={place}
      choice={choice}
      answer={await findNewsList({ ...choice, ...place.fixed })}
      apiKey={getPageApiKey()}
      siteUrl={env.SITE_URL}
      filter={toListFilter(category)}
    />
  );
}
