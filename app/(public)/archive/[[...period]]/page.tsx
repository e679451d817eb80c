import type { Metadata } from 'next';
import { archiveTitle } from '@/components/archive/archive-title';
import { ArchiveView } from '@/components/archive/archive-view';
import { MonthView } from '@/components/archive/month-view';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { missingMetadata } from '@/components/news/missing-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { pageApiKey } from '@/lib/api-keys';
import { archiveMessages as words } from '@/lib/archive/messages';
import { readArchivePage } from '@/lib/archive/queries';
import { archiveHref } from '@/lib/archive/rules';
import { env } from '@/lib/env';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

type Props = PageProps<'/archive/[[...period]]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ site }, shown] = await Promise.all([
    readFrame(),
    readArchivePage((await params).period, await searchParams),
  ]);
  if (!shown) return missingMetadata(site);
  const { period, category, page } = shown;
  const en = period.year === undefined && !category ? words['archive.title'].en : undefined;
  const path = archiveHref(period, category?.id, page);
  return pageMetadata({ th: archiveTitle(period, category?.name), en, path, site });
}

export default async function ArchivePage({ params, searchParams }: Props) {
  const shown = await readArchivePage((await params).period, await searchParams);
  if (!shown) {
    setStatus(404);
    return <NotFoundView message={words['archive.empty'].th} />;
  }
  const { period, category } = shown;
  const title = archiveTitle(period, undefined);
  const whole = { label: words['archive.title'].th, href: archiveHref({}, category?.id) };
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <div className="page py-8">
        <Breadcrumbs items={period.year === undefined ? [{ label: title }] : [whole, { label: title }]} />
        <PageHeader
          title={title}
          kicker={category?.name}
          lead={shown.kind === 'months' ? words['archive.lead'].th : undefined}
        />
        {shown.kind === 'month' ? <MonthView shown={shown} /> : <ArchiveView shown={shown} />}
      </div>
    </NewsScope>
  );
}
