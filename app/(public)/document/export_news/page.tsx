import { createPageMetadata } from '@/components/shell/page-metadata';
import { findExportPage } from '@/features/news/export/export.queries';
import { readExportRequest, readProblem } from '@/features/news/export/export.rules';
import { ExportView } from '@/features/news/export/ui/export-view';
import { siteMessages } from '@/lib/site/messages';

type Props = PageProps<'/document/export_news'>;

const title = siteMessages['export.title'];
const lead = siteMessages['export.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/document/export_news/', description: lead });

export default async function ExportNewsPage({ searchParams }: Props) {
  const params = await searchParams;
  const ask = readExportRequest(params);
  const shown = await findExportPage(ask);
  return <ExportView title={title.th} lead={lead} ask={ask} problem={readProblem(params)} {...shown} />;
}
