import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { findChosenCategory, readNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, filterOf, placeOf, readChoiceOf } from '@/features/news/list/list.rules';
import { NewsListView } from '@/features/news/list/ui/news-list-view';
import { newsMessages } from '@/features/news/news.messages';
import { missingMetadata } from '@/features/news/ui/missing-metadata';
import { env } from '@/lib/env/env';
import { pageApiKey } from '@/lib/http/api-keys';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

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
