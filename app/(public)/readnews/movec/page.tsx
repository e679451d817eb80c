import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { findNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf } from '@/features/news/list/list.rules';
import { NewsListView } from '@/features/news/list/ui/news-list-view';
import { newsMessages } from '@/features/news/news.messages';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { getFirstValue } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { getSiteFrame } from '@/lib/site/queries';
import { buildItemMetadata, ItemPage } from '../item-page';

type Props = PageProps<'/readnews/movec'>;

const listScope = { path: '/readnews/movec/', fixed: { level: '3' }, ownOrder: true };
const title = newsMessages['news.main'];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  if (getFirstValue(params.news_id)) return buildItemMetadata(params);
  const { site } = await getSiteFrame();
  return buildPageMetadata({ ...title, path: canonicalHref(listScope, params), site });
}

/** The agency's main news, or one item. */
export default async function MainNewsPage({ searchParams }: Props) {
  const params = await searchParams;
  if (getFirstValue(params.news_id)) return <ItemPage params={params} />;
  return (
    <NewsListView
      title={say(title)}
      place={listScope}
      choice={readChoiceOf(params)}
      answer={await findNewsList({ ...readChoiceOf(params), ...listScope.fixed })}
      apiKey={getPageApiKey()}
      siteUrl={env.SITE_URL}
    />
  );
}
