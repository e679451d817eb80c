'use client';

import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveNewsTemplateAction } from '../house-style.actions';
import { houseStyleMessages as words } from '../house-style.messages';
import { type NewsTemplate, requirableFields } from '../house-style.schema';

type Props = { categoryId: number; template?: NewsTemplate & { version: string }; back: string };

/** Form of a category's template: headings, one per line, and the fields that its items must have. */
export function TemplateForm({ categoryId, template, back }: Props) {
  return (
    <DialogForm action={saveNewsTemplateAction} fields={{ categoryId, version: template?.version }} back={back}>
      <TextAreaField
        name="headings"
        label={words['houseStyle.headings']}
        hint={words['houseStyle.headingsHint']}
        rows={6}
        defaultValue={template?.headings.join('\n')}
        required={false}
      />
      <CheckboxField
        name="headingsRequired"
        label={words['houseStyle.headingsRequired']}
        checked={template?.headingsRequired}
      />
      <fieldset>
        <legend className="mb-2 font-normal text-sm">{words['houseStyle.required']}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {requirableFields.map((field) => (
            <CheckboxField
              key={field}
              name={`needs.${field}`}
              label={words[`houseStyle.field.${field}`]}
              checked={template?.required.includes(field)}
            />
          ))}
        </div>
      </fieldset>
    </DialogForm>
  );
}
