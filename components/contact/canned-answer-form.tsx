'use client';

import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { controlClass, Field, FieldFrame } from '@/components/ui/field';
import { save } from '@/lib/canned-answers/actions';
import { cannedAnswersMessages as words } from '@/lib/canned-answers/messages';
import type { CannedAnswer } from '@/lib/canned-answers/schema';

/** Writes a canned answer, or a new one. */
export function CannedAnswerForm({ answer, back }: { answer?: CannedAnswer; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={save} onDone={close}>
      <input type="hidden" name="id" value={answer?.id ?? ''} />
      <Field name="title" label={words['cannedAnswers.title'].th} defaultValue={answer?.title} />
      <FieldFrame name="body" label={words['cannedAnswers.body'].th}>
        {({ value, ...wired }) => (
          <textarea name="body" rows={8} defaultValue={value ?? answer?.body} className={controlClass} {...wired} />
        )}
      </FieldFrame>
      <SaveButtons back={back} />
    </ActionForm>
  );
}
