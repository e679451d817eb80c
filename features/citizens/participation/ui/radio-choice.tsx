'use client';

import { useId } from 'react';
import { FieldError } from '@/components/ui/form/field-error';
import { useFieldState } from '@/components/ui/form/form-context';

type Choice = { value: string; label: string };

/** Radio group with a legend and its field error. */
export function RadioChoice({ name, legend, choices }: { name: string; legend: string; choices: readonly Choice[] }) {
  const id = useId();
  const sent = useFieldState(name);
  const wired = sent.error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-normal text-sm">{legend}</legend>
      <div className="grid gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-line-strong bg-surface px-4 py-2 hover:border-ink-3 has-checked:border-red-800 has-checked:bg-sunken dark:has-checked:border-gold-500"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={sent.value === value}
              className="size-5 shrink-0 accent-red-700"
              {...wired}
            />
            <span className="wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
      {sent.error && <FieldError id={`${id}-error`}>{sent.error}</FieldError>}
    </fieldset>
  );
}
