'use client';

import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { say, translate } from '@/lib/messages/language';
import { Icon } from '../icon';
import { fieldMessages } from '../messages/fields/messages';
import { useFieldState, useStoredValue } from './form-context';

/** The classes of a text field, select or text area. */
export const controlClass = clsx(
  'block min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 py-2 font-normal text-base text-ink',
  'placeholder:text-ink-3 hover:border-ink-3 aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-2',
);

/** Properties of a field's frame. */
export type Labelled = {
  /** Field name; the error and the sent value are looked up by it. */
  name: string;
  label: ReactNode;
  /** One sentence below the field. */
  hint?: ReactNode;
  /** Shows "optional" beside the label; all other fields are required. */
  optional?: boolean;
  /** Error message that the form itself doesn't know. */
  error?: string;
  /** Stored value in words, to be shown where somebody else saved another one first. */
  stored?: string | number | readonly string[] | null;
  /** The same for readers, if it differs from what is sent. */
  storedText?: string;
};

/** Props of a control from its frame. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  value?: string;
};

/**
 * Label above, hint and error below, wired to the control for screen readers.
 *
 * @param children renders the control with these props: ids, error state, and the value that was sent before
 */
export function FieldFrame({
  name,
  label,
  hint,
  optional,
  error,
  stored,
  storedText,
  children,
}: Labelled & { children: (wired: ControlProps) => ReactNode }) {
  const id = useId();
  const sent = useFieldState(name);
  const other = useStoredValue(name, stored);
  const wrong = error ?? sent.error;
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {label}
        {optional && <span className="font-normal text-ink-3"> ({say(fieldMessages['ui.optional'])})</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': wrong ? true : undefined,
        value: sent.value,
      })}
      {wrong && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 font-normal text-bad text-sm">
          <Icon name="circle-alert" className="mt-1 size-4 shrink-0" />
          {translate(wrong)}
        </p>
      )}
      {other !== undefined && (
        <p className="mt-1.5 whitespace-pre-line text-sm text-warn">
          {fieldMessages['ui.stored']}: {(storedText ?? other) || '–'}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-ink-2 text-sm">
          {hint}
        </div>
      )}
    </div>
  );
}

type Props = Labelled & Omit<ComponentProps<'input'>, 'name' | 'id' | 'required'>;

/** A text field of a form: every property of `<input>`, with a label, a hint and the error beside it. */
export function Field({ name, label, hint, optional, error, className, defaultValue, ...rest }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} error={error} stored={defaultValue}>
      {({ value, ...wired }) => (
        <input
          name={name}
          required={!optional}
          defaultValue={value ?? defaultValue}
          className={clsx(controlClass, className)}
          {...wired}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
