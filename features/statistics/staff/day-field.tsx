'use client';

import { Field } from '@/components/ui/form/field';
import { fieldMessages } from '@/components/ui/messages/fields/messages';

type Props = { name: string; label: string; value: string; error?: string };

/** Field for a day in the Buddhist era, in a GET form. */
export function DayField({ name, label, value, error }: Props) {
  return (
    <div className="w-40 max-sm:flex-1">
      <Field
        name={name}
        label={label}
        defaultValue={value}
        placeholder={fieldMessages['ui.dayPlace'].th}
        inputMode="numeric"
        autoComplete="off"
        error={error}
      />
    </div>
  );
}
