import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { findNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf } from '@/features/news/list/list.rules';
import { NewsListView } from '@/features/news/list/ui/news-list-view';
import { newsMessages } from '@/features/news/news.messages';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { say } from '@/lib/messages/language';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/lifeStyle'>;

const listScope = { path: '/lifeStyle/', fixed: { section: 'lifestyle' } };
const filter = { section: 'lifestyle' } as const;
const title = newsMessages['news.lifestyle'];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { site } = await getSiteFrame();
  return buildPageMetadata({ ...title, path: canonicalHref(listScope, await searchParams), site, feed: filter });
}

export default async function LifestylePage({ searchParams }: Props) {
  const params = await searchParams;
  return (
    <NewsListView
      title={say(title)}
      place={listScope}
      choice={readChoiceOf(params)}
      answer={await findNewsList({ ...readChoiceOf(params), ...listScope.fixed })}
      apiKey={getPageApiKey()}
      siteUrl={env.SITE_URL}
      filter={filter}
    />
  );
}
