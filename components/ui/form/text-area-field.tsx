'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type Labelled } from './field';

type Props = Labelled & Omit<ComponentProps<'textarea'>, 'name' | 'id'>;

/** A field of several lines: every property of `<textarea>`, with a label, a hint and the error beside it. */
export function TextAreaField({ name, label, hint, optional, error, className, defaultValue, ...rest }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} error={error} stored={defaultValue}>
      {({ value, ...wired }) => (
        <textarea
          name={name}
          required={!optional}
          rows={4}
          defaultValue={value ?? defaultValue}
          className={clsx(controlClass, className)}
          {...wired}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
