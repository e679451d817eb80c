'use client';

import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveFaqAction } from '../faq.actions';
import { faqMessages as words } from '../faq.messages';
import type { FaqEntry } from '../faq.schema';

export function FaqForm({ entry, back }: { entry?: FaqEntry; back: string }) {
  return (
    <DialogForm action={saveFaqAction} fields={{ id: entry?.id }} back={back}>
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
    </DialogForm>
  );
}
