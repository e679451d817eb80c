'use client';

import { CheckField } from '@/components/ordered/check-field';
import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { save } from '@/lib/categories/actions';
import { categoriesMessages as words } from '@/lib/categories/messages';
import { type CategoryEntry, NAME_LENGTH, sections } from '@/lib/categories/schema';
import { ColorFields } from './color-fields';

/** Writes a category, or a new one. */
export function CategoryForm({ entry, back }: { entry?: CategoryEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={save} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="name" label={words['categories.name'].th} defaultValue={entry?.name} maxLength={NAME_LENGTH} />
      <Field name="nameEn" label={words['categories.nameEn'].th} defaultValue={entry?.nameEn ?? ''} lang="en" />
      {!entry && (
        <SelectField
          name="section"
          label={words['categories.section'].th}
          choices={sections.map((value) => ({ value, label: words[`categories.${value}`].th }))}
        />
      )}
      <ColorFields entry={entry} />
      <CheckField name="visible" label={words['categories.visible'].th} checked={entry?.visible ?? true} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
