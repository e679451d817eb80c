'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type Labelled } from './field';

type Props = Labelled &
  Omit<ComponentProps<'select'>, 'name' | 'id' | 'required'> & {
    choices: readonly { value: string; label: string }[];
  };

/** The browser's own select in a form, with a label, a hint and the error beside it. */
export function SelectField({ name, label, hint, optional, error, choices, defaultValue, className, ...rest }: Props) {
  return (
    <FieldFrame
      {...{ name, label, hint, optional, error }}
      stored={defaultValue}
      storedText={choices.find(({ value }) => value === String(defaultValue))?.label}
    >
      {({ value, ...wired }) => (
        <select
          name={name}
          required={!optional}
          defaultValue={value ?? defaultValue}
          className={clsx(controlClass, className)}
          {...wired}
          {...rest}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
