'use client';

import { useId, useState } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { Combobox } from '@/components/ui/form/combobox';
import { controlClass } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { useFieldState } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import type { Recipient } from '@/features/notices/audience/audience.schema';
import { useRecipientSearch } from '@/features/notices/staff/recipient-search';
import { moveScreenMessages as words } from '../move-screen.messages';
import { chooseMappingAction } from '../moving.actions';

type Fields = { sourceId: number; kind: string; name: string };

/** Form that finds an organisation by words of its name or by its code, and makes it stand for a name. */
export function OfficePicker({ fields, label }: { fields: Fields; label: string }) {
  return (
    <ActionForm action={chooseMappingAction} fields={fields} className="grid gap-2">
      <OfficeField label={label} />
    </ActionForm>
  );
}

function OfficeField({ label }: { label: string }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Recipient | null>(null);
  const found = useRecipientSearch(typed);
  const { error } = useFieldState('targetId');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <Combobox
            value={picked}
            onPick={setPicked}
            choices={found}
            toOption={(one) => ({ key: one.id, name: one.name, note: one.about })}
            onType={setTyped}
            displayValue={(one) => one?.name ?? ''}
            input={{
              ...{ id, placeholder: words['moveScreen.pick'] },
              'aria-invalid': error ? true : undefined,
              'aria-describedby': error ? `${id}-error` : undefined,
            }}
          />
        </div>
        <input type="hidden" name="targetId" value={picked?.id ?? ''} />
        <SubmitButton look="outline" size="sm">
          {words['moveScreen.save']}
        </SubmitButton>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type CategoryProps = {
  fields: Fields;
  label: string;
  categories: readonly { id: number; name: string }[];
  chosen: number | null;
};

/** Form that makes a category stand for one of the source. */
export function CategoryPicker({ fields, label, categories, chosen }: CategoryProps) {
  const id = useId();
  return (
    <ActionForm
      action={chooseMappingAction}
      fields={fields}
      className="flex flex-wrap items-center gap-2"
      key={chosen ?? 0}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        name="targetId"
        defaultValue={chosen ?? ''}
        className={`${controlClass} flex-1 basis-40`}
        required
      >
        <option value="">{words['moveScreen.pickCategory']}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
      <SubmitButton look="outline" size="sm">
        {words['moveScreen.save']}
      </SubmitButton>
    </ActionForm>
  );
}
