import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { readNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf } from '@/features/news/list/list.rules';
import { NewsListView } from '@/features/news/list/ui/news-list-view';
import { newsMessages } from '@/features/news/news.messages';
import { env } from '@/lib/env/env';
import { pageApiKey } from '@/lib/http/api-keys';
import { first } from '@/lib/list/list';
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
