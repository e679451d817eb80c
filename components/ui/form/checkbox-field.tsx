'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import { useFieldState } from './form-context';

type Props = { name: string; label: ReactNode; hint?: ReactNode; checked?: boolean };

/** Checkbox with its error below; the form sends `on`, or `off` from the hidden field before it. */
export function CheckboxField({ name, label, hint, checked = false }: Props) {
  const id = useId();
  const { value: sent, error } = useFieldState(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex items-start gap-3">
      <input type="hidden" name={name} value="off" />
      <input
        id={id}
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={sent === undefined ? checked : sent === 'on'}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-1 size-5 shrink-0 accent-red-800"
      />
      <div>
        <label htmlFor={id} className="font-normal text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-2 text-sm">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 font-normal text-bad text-sm">
            <Icon name="circle-alert" className="mt-1 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
