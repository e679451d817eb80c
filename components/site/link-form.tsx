'use client';

import { CheckField } from '@/components/ordered/check-field';
import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { save } from '@/lib/links/actions';
import { linksMessages as words } from '@/lib/links/messages';
import type { LinkEntry } from '@/lib/links/schema';

/** Writes a useful link, or a new one. */
export function LinkForm({ entry, back }: { entry?: LinkEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={save} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="label" label={words['links.label'].th} defaultValue={entry?.label} />
      <Field
        name="target"
        label={words['links.target'].th}
        hint={words['links.targetHint'].th}
        defaultValue={entry?.target}
        inputMode="url"
      />
      <CheckField name="visible" label={words['links.visible'].th} checked={entry?.visible ?? true} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
