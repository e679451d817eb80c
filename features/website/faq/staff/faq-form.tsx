'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveFaqAction } from '../faq.actions';
import { faqMessages as words } from '../faq.messages';
import type { FaqEntry } from '../faq.schema';

export function FaqForm({ entry, back }: { entry?: FaqEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={saveFaqAction} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="question" label={words['faq.question']} defaultValue={entry?.question} />
      <TextAreaField
        name="answer"
        label={words['faq.answer']}
        hint={words['faq.answerHint']}
        defaultValue={entry?.answer}
        rows={6}
      />
      <Field
        name="target"
        label={words['faq.target']}
        hint={words['faq.targetHint']}
        defaultValue={entry?.target}
        inputMode="url"
        optional
      />
      <CheckboxField name="visible" label={words['faq.visible']} checked={entry?.visible ?? true} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
