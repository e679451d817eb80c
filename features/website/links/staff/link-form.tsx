'use client';

import { Field } from '@/components/ui/form/field';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveLinkAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import type { LinkEntry } from '../links.schema';

export function LinkForm({ entry, back }: { entry?: LinkEntry; back: string }) {
  return (
    <DialogForm action={saveLinkAction} fields={{ id: entry?.id }} back={back}>
      <Field name="label" label={words['links.label']} defaultValue={entry?.label} />
      <Field
        name="target"
        label={words['links.target']}
        hint={words['links.targetHint']}
        defaultValue={entry?.target}
        inputMode="url"
      />
      <CheckboxField name="visible" label={words['links.visible']} checked={entry?.visible ?? true} />
    </DialogForm>
  );
}
