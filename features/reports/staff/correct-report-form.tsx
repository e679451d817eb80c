'use client';

import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { correctReportAction } from '../reports.actions';
import { reportsMessages as words } from '../reports.messages';
import type { Report } from '../reports.queries';
import { COMMENT_LENGTH } from '../reports.schema';
import { FigureFields } from './figure-fields';
import { FilesField } from './files-field';
import { LatestVersionLink } from './latest-version-link';
import { ReasonField, RemarksField } from './remarks-field';

type Props = {
  report: Pick<Report, 'id' | 'version' | 'remarks' | 'files' | 'figures'> & { periodId: number };
  /** True if figures may be typed, as by overseers; otherwise they can only be kept or recounted. */
  types: boolean;
  back: string;
};

/** Corrects a report whose period has closed; the changes and the reason stay visible. */
export function CorrectReportForm({ report, types, back }: Props) {
  const modes = types ? (['keep', 'recount', 'type'] as const) : (['keep', 'recount'] as const);
  return (
    <ActionForm action={correctReportAction} className="grid max-w-3xl gap-5">
      <Alert kind="warn">{words['reports.correctText']}</Alert>
      {types ? (
        <input type="hidden" name="id" value={report.id} />
      ) : (
        <input type="hidden" name="periodId" value={report.periodId} />
      )}
      <input type="hidden" name="version" value={report.version} />
      <input type="hidden" name="back" value={back} />
      <LatestVersionLink href={back} />
      <RemarksField remarks={report.remarks} />
      <fieldset>
        <legend className="mb-1.5 font-normal text-sm">{words['reports.files']}</legend>
        <FilesField files={report.files} />
      </fieldset>
      <SelectField
        name="figures"
        label={words['reports.figuresMode']}
        defaultValue="keep"
        choices={modes.map((mode) => ({ value: mode, label: words[`reports.figuresMode.${mode}`] }))}
      />
      {types && report.figures.categories.length > 0 && <FigureFields figures={report.figures} />}
      <ReasonField name="note" label={words['reports.note']} max={COMMENT_LENGTH} />
      <SubmitRow>{words[types ? 'reports.correctGo' : 'reports.correctAgain']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
