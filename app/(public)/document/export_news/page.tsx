import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { findExportPage } from '@/features/news/export/export.queries';
import { readExportRequest, readProblem } from '@/features/news/export/export.rules';
import { ExportView } from '@/features/news/export/ui/export-view';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/document/export_news'>;

const title = siteMessages['export.title'];
const lead = siteMessages['export.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  return buildPageMetadata({ ...title, path: '/document/export_news/', description: lead, site });
}

export default async function ExportNewsPage({ searchParams }: Props) {
  const params = await searchParams;
  const ask = readExportRequest(params);
  const shown = await findExportPage(ask);
  return <ExportView title={title.th} lead={lead} ask={ask} problem={readProblem(params)} {...shown} />;
}
