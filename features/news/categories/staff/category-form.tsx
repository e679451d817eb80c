'use client';

import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveCategoryAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import { type CategoryEntry, sections } from '../categories.schema';
import { NAME_LENGTH } from '../category-input.schema';
import { ColorFields } from './color-fields';

/** Form for a new or existing category. */
export function CategoryForm({ entry, back }: { entry?: CategoryEntry; back: string }) {
  return (
    <DialogForm action={saveCategoryAction} fields={{ id: entry?.id }} back={back}>
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
    </DialogForm>
  );
}
