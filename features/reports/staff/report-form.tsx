'use client';

import { Send } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton, SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { writeReportAction } from '../reports.actions';
import { reportsMessages as words } from '../reports.messages';
import type { Report } from '../reports.queries';
import { FilesField } from './files-field';
import { InlineConfirm } from './inline-confirm';
import { LatestVersionLink } from './latest-version-link';
import { RemarksField } from './remarks-field';

type Props = { report: Pick<Report, 'version' | 'remarks' | 'files'> & { periodId: number }; back: string };

/** Form of an own report: remarks and files, saved as a draft or handed in. */
export function ReportForm({ report: { periodId, version, remarks, files }, back }: Props) {
  return (
    <ActionForm action={writeReportAction} fields={{ periodId, version, back }} className="mt-8 grid max-w-3xl gap-5">
      <LatestVersionLink href={back} />
      <RemarksField remarks={remarks} />
      <fieldset>
        <legend className="mb-1.5 font-normal text-sm">{words['reports.files']}</legend>
        <FilesField files={files} />
      </fieldset>
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton look="outline" name="intent" value="save">
          {words['reports.save']}
        </SubmitButton>
        <InlineConfirm label={words['reports.handIn']} icon={Send} look="primary" text={words['reports.handInText']}>
          <SubmitRow name="intent" value="handIn">
            {words['reports.handInGo']}
          </SubmitRow>
        </InlineConfirm>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
