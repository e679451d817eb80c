import { Alert } from '@/components/ui/alert';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { newsExportMessages as words } from '../export.messages';
import type { ExportProblem } from '../export.rules';
import { ExportForm, type ExportFormProps } from './export-form';

type Props = ExportFormProps & { title: string; lead: string; problem: ExportProblem | undefined };

/** Export page of public news. */
export function ExportView({ title, lead, problem, ...form }: Props) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title }]} />
      <PageHeader title={title} lead={lead} />
      {problem && (
        <div className="mb-6 max-w-read">
          <Alert kind="bad">{words[`newsExport.${problem}`].th}</Alert>
        </div>
      )}
      <ExportForm {...form} />
    </div>
  );
}
