'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveLinkAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import type { LinkEntry } from '../links.schema';

export function LinkForm({ entry, back }: { entry?: LinkEntry; back: string }) {
  const field = bindFields(words, 'links', entry);
  return (
    <DialogForm action={saveLinkAction} fields={{ id: entry?.id }} back={back}>
      <Field {...field('label')} />
      <Field {...field('target')} inputMode="url" />
      <CheckboxField name="visible" label={words['links.visible']} checked={entry?.visible ?? true} />
    </DialogForm>
  );
}
