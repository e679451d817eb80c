'use client';

import { type FocusEvent, useId } from 'react';
import { FieldError } from '@/components/ui/form/field-error';
import { useFieldState } from '@/components/ui/form/form-context';

const genders = [
  { value: 'Male', label: 'ชาย' },
  { value: 'Female', label: 'หญิง' },
] as const;

export function GenderField() {
  const [labelId, errorId] = [useId(), useId()];
  const { error, value } = useFieldState('gender');
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onFocus={focusFirstChoice}
      className="outline-none"
    >
      <span id={labelId} className="mb-1 block font-normal text-sm">
        เพศ
      </span>
      <div className="flex gap-6">
        {genders.map((gender) => (
          <label key={gender.value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="gender"
              value={gender.value}
              required
              defaultChecked={value === gender.value}
              className="size-4.5 accent-red-700"
            />
            {gender.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Moves focus on from the group, which gets it as the first invalid field, to its first choice. */
function focusFirstChoice({ currentTarget, target }: FocusEvent<HTMLDivElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}
