'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveFaqAction } from '../faq.actions';
import { faqMessages as words } from '../faq.messages';
import type { FaqEntry } from '../faq.schema';

export function FaqForm({ entry, back }: { entry?: FaqEntry; back: string }) {
  const field = bindFields(words, 'faq', entry);
  return (
    <DialogForm action={saveFaqAction} fields={{ id: entry?.id }} back={back}>
      <Field {...field('question')} />
      <TextAreaField {...field('answer')} rows={6} />
      <Field {...field('target')} inputMode="url" optional />
      <CheckboxField name="visible" label={words['faq.visible']} checked={entry?.visible ?? true} />
    </DialogForm>
  );
}
