import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { PageHeader } from '@/components/ui/page/page-header';
import { archiveMessages as words } from '@/features/news/archive/archive.messages';
import { findArchivePage } from '@/features/news/archive/archive.queries';
import { archiveHref } from '@/features/news/archive/archive.rules';
import { formatArchiveTitle } from '@/features/news/archive/ui/archive-title';
import { ArchiveView } from '@/features/news/archive/ui/archive-view';
import { MonthView } from '@/features/news/archive/ui/month-view';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { NewsScope } from '@/features/news/ui/news-scope';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';
import { say } from '@/lib/messages/language';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/archive/[[...period]]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ site }, shown] = await Promise.all([
    getSiteFrame(),
    findArchivePage((await params).period, await searchParams),
  ]);
  if (!shown) return buildMissingMetadata(site);
  const { period, category, page } = shown;
  const en = period.year === undefined && !category ? words['archive.title'].en : undefined;
  const path = archiveHref(period, category?.id, page);
  return buildPageMetadata({ th: formatArchiveTitle(period, category?.name), en, path, site });
}

export default async function ArchivePage({ params, searchParams }: Props) {
  const shown = await findArchivePage((await params).period, await searchParams);
  if (!shown) {
    setStatus(404);
    return <NotFoundView message={say(words['archive.empty'])} />;
  }
  const { period, category } = shown;
  const title = formatArchiveTitle(period, undefined);
  const whole = { label: say(words['archive.title']), href: archiveHref({}, category?.id) };
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <div className="page pt-3 pb-8 md:pt-8">
        <Breadcrumbs items={period.year === undefined ? [{ label: title }] : [whole, { label: title }]} />
        <PageHeader
          title={title}
          kicker={category?.name}
          lead={shown.kind === 'months' ? say(words['archive.lead']) : undefined}
        />
        {shown.kind === 'month' ? <MonthView shown={shown} /> : <ArchiveView shown={shown} />}
      </div>
    </NewsScope>
  );
}
