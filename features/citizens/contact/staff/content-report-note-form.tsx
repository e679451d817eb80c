'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { saveContentReportNoteAction } from '../../content-reports/content-reports.actions';
import { contactMessages as words } from '../contact.messages';

/** Form for the internal note on a report. */
export function ContentReportNoteForm({ report: { id, note } }: { report: { id: number; note: string } }) {
  return (
    <ActionForm action={saveContentReportNoteAction} className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={note} />
      <FieldFrame name="note" label={words['contact.note']} hint={words['contact.noteHint']} optional>
        {({ value, ...wired }) => (
          <textarea name="note" rows={5} defaultValue={value ?? note} className={controlClass} {...wired} />
        )}
      </FieldFrame>
      <div>
        <SubmitButton look="outline">{words['contact.saveNote']}</SubmitButton>
      </div>
    </ActionForm>
  );
}
