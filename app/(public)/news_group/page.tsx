import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { pageMetadata } from '@/components/layout/page-metadata';
import { NewsListView } from '@/components/news/list/news-list-view';
import { missingMetadata } from '@/components/news/missing-metadata';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { newsMessages } from '@/lib/news/messages';
import { findChosenCategory, readNewsList } from '@/lib/news-list/queries';
import { canonicalHref, filterOf, placeOf, readChoiceOf } from '@/lib/news-list/rules';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

type Props = PageProps<'/news_group'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  const [category, { site }] = await Promise.all([findChosenCategory(params), readFrame()]);
  if (category === 'unknown') return missingMetadata(site);
  const title = category === 'all' ? newsMessages['news.all'] : { th: category.name, en: category.nameEn ?? undefined };
  const path = canonicalHref(placeOf(category), params);
  return pageMetadata({ ...title, path, site, feed: filterOf(category) });
}

export default async function NewsGroupPage({ searchParams }: Props) {
  const params = await searchParams;
  const category = await findChosenCategory(params);
  if (category === 'unknown') {
    setStatus(404);
    return <NotFoundView />;
  }
  const title = category === 'all' ? newsMessages['news.all'].th : category.name;
  const [place, choice] = [placeOf(category), readChoiceOf(params)];
  return (
    <NewsListView
      title={title}
      place={place}
      choice={choice}
      answer={await readNewsList({ ...choice, ...place.fixed })}
      apiKey={pageApiKey()}
      siteUrl={env.SITE_URL}
      filter={filterOf(category)}
    />
  );
}
