import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { NewsListView } from '@/components/news/list/news-list-view';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { newsMessages } from '@/lib/news/messages';
import { readNewsList } from '@/lib/news-list/queries';
import { canonicalHref, readChoiceOf } from '@/lib/news-list/rules';
import { readFrame } from '@/lib/site/queries';

type Props = PageProps<'/lifeStyle'>;

const place = { path: '/lifeStyle/', fixed: { section: 'lifestyle' } };
const filter = { section: 'lifestyle' } as const;
const title = newsMessages['news.lifestyle'];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: canonicalHref(place, await searchParams), site, feed: filter });
}

export default async function LifestylePage({ searchParams }: Props) {
  const params = await searchParams;
  return (
    <NewsListView
      title={title.th}
      place={place}
      choice={readChoiceOf(params)}
      answer={await readNewsList({ ...readChoiceOf(params), ...place.fixed })}
      apiKey={pageApiKey()}
      siteUrl={env.SITE_URL}
      filter={filter}
    />
  );
}
