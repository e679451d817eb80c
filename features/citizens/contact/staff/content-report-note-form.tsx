'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { saveContentReportNoteAction } from '../../content-reports/content-reports.actions';
import { contactMessages as words } from '../contact.messages';

/** Form for the internal note on a report. */
export function ContentReportNoteForm({ report: { id, note } }: { report: { id: number; note: string } }) {
  return (
    <ActionForm action={saveContentReportNoteAction} fields={{ id, seen: note }} className="grid gap-3">
      <TextAreaField
        name="note"
        label={words['contact.note']}
        hint={words['contact.noteHint']}
        optional
        rows={5}
        defaultValue={note}
      />
      <SubmitRow look="outline">{words['contact.saveNote']}</SubmitRow>
    </ActionForm>
  );
}
