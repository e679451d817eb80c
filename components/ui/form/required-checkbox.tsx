'use client';

import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error';
import { useFieldState } from './form-context';

type Props = { name: string; value: string; children: ReactNode };

/** Required checkbox with its label and error. */
export function RequiredCheckbox({ name, value, children }: Props) {
  const id = useId();
  const sent = useFieldState(name);
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          required
          defaultChecked={sent.value === value}
          aria-invalid={sent.error ? true : undefined}
          aria-describedby={sent.error ? `${id}-error` : undefined}
          className="mt-1 size-5 shrink-0 accent-red-700"
        />
        <label htmlFor={id} className="font-normal text-sm">
          {children}
        </label>
      </div>
      {sent.error && <FieldError id={`${id}-error`}>{sent.error}</FieldError>}
    </div>
  );
}
