import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { MostReadView } from '@/components/most-read/most-read-view';
import { missingMetadata } from '@/components/news/missing-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { pageApiKey } from '@/lib/api-keys';
import { listVisibleCategories } from '@/lib/categories/queries';
import { env } from '@/lib/env';
import { fillIn } from '@/lib/format';
import { mostReadMessages as words } from '@/lib/most-read/messages';
import { listMostRead } from '@/lib/most-read/queries';
import { mostReadHref, readMostReadChoice } from '@/lib/most-read/rules';
import { findChosenCategory } from '@/lib/news-list/queries';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

type Props = PageProps<'/most_read'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  const [category, { site }] = await Promise.all([findChosenCategory(params), readFrame()]);
  if (category === 'unknown') return missingMetadata(site);
  const path = mostReadHref(readMostReadChoice(params));
  if (category === 'all') return pageMetadata({ ...words['mostRead.title'], path, site });
  return pageMetadata({ th: fillIn(words['mostRead.of'].th, { name: category.name }), path, site });
}

export default async function MostReadPage({ searchParams }: Props) {
  const params = await searchParams;
  const [category, categories] = await Promise.all([findChosenCategory(params), listVisibleCategories()]);
  if (category === 'unknown') {
    setStatus(404);
    return <NotFoundView />;
  }
  const choice = readMostReadChoice(params);
  const title = words['mostRead.title'].th;
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <div className="page py-8">
        <Breadcrumbs items={[{ label: title }]} />
        <PageHeader title={title} kicker={category === 'all' ? undefined : category.name} />
        <MostReadView choice={choice} items={await listMostRead(choice)} categories={categories} />
      </div>
    </NewsScope>
  );
}
