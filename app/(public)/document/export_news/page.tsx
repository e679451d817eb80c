import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { readExportPage } from '@/features/news/export/export.queries';
import { readExportAsk, readProblem } from '@/features/news/export/export.rules';
import { ExportView } from '@/features/news/export/ui/export-view';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

type Props = PageProps<'/document/export_news'>;

const title = siteMessages['export.title'];
const lead = siteMessages['export.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/document/export_news/', description: lead, site });
}

export default async function ExportNewsPage({ searchParams }: Props) {
  const params = await searchParams;
  const ask = readExportAsk(params);
  const shown = await readExportPage(ask);
  return <ExportView title={title.th} lead={lead} ask={ask} problem={readProblem(params)} {...shown} />;
}
