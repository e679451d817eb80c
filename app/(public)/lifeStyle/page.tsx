import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { readNewsList } from '@/features/news/list/list.queries';
import { canonicalHref, readChoiceOf } from '@/features/news/list/list.rules';
import { NewsListView } from '@/features/news/list/ui/news-list-view';
import { newsMessages } from '@/features/news/news.messages';
import { env } from '@/lib/env/env';
import { pageApiKey } from '@/lib/http/api-keys';
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
