'use client';

import { ActionForm } from '@/components/ui/action-form';
import { controlClass, FieldFrame } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { contactMessages as words } from '@/lib/contact/messages';
import { keepNote } from '@/lib/news-reports/actions';

/** What was found out about a report, for the colleagues. */
export function NoteForm({ report: { id, note } }: { report: { id: number; note: string } }) {
  return (
    <ActionForm action={keepNote} className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={note} />
      <FieldFrame name="note" label={words['contact.note'].th} hint={words['contact.noteHint'].th} optional>
        {({ value, ...wired }) => (
          <textarea name="note" rows={5} defaultValue={value ?? note} className={controlClass} {...wired} />
        )}
      </FieldFrame>
      <div>
        <SubmitButton look="outline">{words['contact.saveNote'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
