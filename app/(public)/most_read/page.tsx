import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { PageHeader } from '@/components/ui/page/page-header';
import { listVisibleCategories } from '@/features/news/categories/categories.queries';
import { findChosenCategory } from '@/features/news/list/list.queries';
import { mostReadMessages as words } from '@/features/news/most-read/most-read.messages';
import { listMostRead } from '@/features/news/most-read/most-read.queries';
import { describeWindow, mostReadHref, readMostReadChoice } from '@/features/news/most-read/most-read.rules';
import { MostReadView } from '@/features/news/most-read/ui/most-read-view';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { NewsScope } from '@/features/news/ui/news-scope';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { say } from '@/lib/messages/language';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';
import { interpolate } from '@/lib/time/format';

type Props = PageProps<'/most_read'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  const [category, { site }] = await Promise.all([findChosenCategory(params), getSiteFrame()]);
  if (category === 'unknown') return buildMissingMetadata(site);
  const choice = readMostReadChoice(params);
  const [path, parts] = [mostReadHref(choice), describeWindow(choice)];
  if (category === 'all') return buildPageMetadata({ ...words['mostRead.title'], parts, path, site });
  return buildPageMetadata({ th: interpolate(say(words['mostRead.of']), { name: category.name }), parts, path, site });
}

export default async function MostReadPage({ searchParams }: Props) {
  const params = await searchParams;
  const [category, categories] = await Promise.all([findChosenCategory(params), listVisibleCategories()]);
  if (category === 'unknown') {
    setStatus(404);
    return <NotFoundView />;
  }
  const choice = readMostReadChoice(params);
  const title = say(words['mostRead.title']);
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <div className="page pt-3 pb-8 md:pt-8">
        <Breadcrumbs items={[{ label: title }]} />
        <PageHeader title={title} kicker={category === 'all' ? undefined : category.name} />
        <MostReadView choice={choice} items={await listMostRead(choice)} categories={categories} />
      </div>
    </NewsScope>
  );
}
