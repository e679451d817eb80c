'use client';

import { type ReactNode, useId } from 'react';
import { useFieldState } from '@/components/ui/form-state';

type Props = { name: string; label: ReactNode; hint?: ReactNode; checked?: boolean };

/** A box to tick; the form sends `on`, or `off` from the hidden field behind it. */
export function CheckField({ name, label, hint, checked = false }: Props) {
  const id = useId();
  const sent = useFieldState(name).value;
  return (
    <div className="flex items-start gap-3">
      <input type="hidden" name={name} value="off" />
      <input
        key={sent}
        id={id}
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={sent === undefined ? checked : sent === 'on'}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
      </div>
    </div>
  );
}
