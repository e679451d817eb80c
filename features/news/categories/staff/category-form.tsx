'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveCategoryAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import { type CategoryEntry, NAME_LENGTH, sections } from '../categories.schema';
import { ColorFields } from './color-fields';

/** Form for a new or existing category. */
export function CategoryForm({ entry, back }: { entry?: CategoryEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={saveCategoryAction} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="name" label={words['categories.name']} defaultValue={entry?.name} maxLength={NAME_LENGTH} />
      <Field name="nameEn" label={words['categories.nameEn']} defaultValue={entry?.nameEn ?? ''} lang="en" />
      {!entry && (
        <SelectField
          name="section"
          label={words['categories.section']}
          choices={sections.map((value) => ({ value, label: words[`categories.${value}`] }))}
        />
      )}
      <ColorFields entry={entry} />
      <CheckboxField name="visible" label={words['categories.visible']} checked={entry?.visible ?? true} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
