'use client';

import { CheckField } from '@/components/ordered/check-field';
import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { AreaField } from '@/components/ui/area-field';
import { Field } from '@/components/ui/field';
import { save } from '@/lib/faq/actions';
import { faqMessages as words } from '@/lib/faq/messages';
import type { FaqEntry } from '@/lib/faq/schema';

/** Writes a question with its answer, or a new one. */
export function FaqForm({ entry, back }: { entry?: FaqEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={save} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="question" label={words['faq.question'].th} defaultValue={entry?.question} />
      <AreaField
        name="answer"
        label={words['faq.answer'].th}
        hint={words['faq.answerHint'].th}
        defaultValue={entry?.answer}
        rows={6}
      />
      <Field
        name="target"
        label={words['faq.target'].th}
        hint={words['faq.targetHint'].th}
        defaultValue={entry?.target}
        inputMode="url"
        optional
      />
      <CheckField name="visible" label={words['faq.visible'].th} checked={entry?.visible ?? true} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
