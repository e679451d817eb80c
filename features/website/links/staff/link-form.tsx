'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveLinkAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import type { LinkEntry } from '../links.schema';

export function LinkForm({ entry, back }: { entry?: LinkEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={saveLinkAction} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="label" label={words['links.label']} defaultValue={entry?.label} />
      <Field
        name="target"
        label={words['links.target']}
        hint={words['links.targetHint']}
        defaultValue={entry?.target}
        inputMode="url"
      />
      <CheckboxField name="visible" label={words['links.visible']} checked={entry?.visible ?? true} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
