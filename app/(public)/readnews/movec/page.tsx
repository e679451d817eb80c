import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { NewsListView } from '@/components/news/list/news-list-view';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { first } from '@/lib/list';
import { newsMessages } from '@/lib/news/messages';
import { readNewsList } from '@/lib/news-list/queries';
import { canonicalHref, readChoiceOf } from '@/lib/news-list/rules';
import { readFrame } from '@/lib/site/queries';
import { ItemPage, itemMetadata } from '../item-page';

type Props = PageProps<'/readnews/movec'>;

const place = { path: '/readnews/movec/', fixed: { level: '3' }, ownOrder: true };
const title = newsMessages['news.main'];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  if (first(params.news_id)) return itemMetadata(params);
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: canonicalHref(place, params), site });
}

/** The agency's main news, or one item. */
export default async function MainNewsPage({ searchParams }: Props) {
  const params = await searchParams;
  if (first(params.news_id)) return <ItemPage params={params} />;
  return (
    <NewsListView
      title={title.th}
      place={place}
      choice={readChoiceOf(params)}
      answer={await readNewsList({ ...readChoiceOf(params), ...place.fixed })}
      apiKey={pageApiKey()}
      siteUrl={env.SITE_URL}
    />
  );
}
