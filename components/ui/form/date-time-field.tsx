'use client';

import { CalendarDays, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatDateTime } from '@/lib/time/format';
import { readThaiDay, toThaiDateParts } from '@/lib/time/thai-time';
import { IconButton } from '../icon-button';
import { fieldMessages } from '../messages/fields/messages';
import { useHydrated } from '../use-hydrated';
import { CalendarPopover } from './calendar-popover';
import { controlClass, FieldFrame } from './field';
import { useFieldState } from './form-context';
import { findDateTimeError, type TypedDateTime, toDateTimeValue, toTypedDateTime } from './typed-date-time';
import { useAfterPress } from './use-after-press';

type Props = {
  /**
   * Field name; sends a moment with Thailand's offset, or an empty value; without script, Thai time without an offset.
   */
  name: string;
  label: string;
  /** A moment as ISO 8601. */
  value?: string | null;
  /**
   * Called on every change with the moment, '' for none, or the typed text if it is no moment; a server refuses that.
   */
  onChange?: (value: string) => void;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  /** The first and the last moment that may be chosen, as ISO 8601. */
  min?: string;
  max?: string;
  /** Default time of a day chosen without one. */
  time?: string;
};

/** A field for a day and a time of Thailand in the Buddhist era, typed or from a calendar. */
export function DateTimeField(props: Props) {
  const { name, label, value, optional, hint, error, min, max } = props;
  const sent = useFieldState(name).value;
  if (useHydrated()) return <TypedField {...props} sent={sent} />;
  return (
    <FieldFrame
      {...{ name, label, hint, optional, error }}
      stored={toDateTimeLocal(value ?? '')}
      storedText={value ? formatDateTime(new Date(value)) : undefined}
    >
      {({ value: _, ...wired }) => (
        <input
          type="datetime-local"
          name={name}
          required={!optional}
          defaultValue={toDateTimeLocal(sent ?? value ?? '')}
          min={toDateTimeLocal(min ?? '')}
          max={toDateTimeLocal(max ?? '')}
          className={controlClass}
          {...wired}
        />
      )}
    </FieldFrame>
  );
}

/** The field with script. It begins with what was sent without; a later answer leaves it as it is typed by then. */
function TypedField({ sent, ...props }: Props & { sent: string | undefined }) {
  const { name, label, value, onChange, optional, hint, error, min, max, time = '00:00' } = props;
  const given = value ?? '';
  const [known, setKnown] = useState(given);
  const [typed, setTyped] = useState(() => toTypedDateTime(sent ?? given));
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const afterPress = useAfterPress();
  const current = toDateTimeValue(typed, time);
  if (given !== known) {
    setKnown(given);
    if (given !== current) setTyped(toTypedDateTime(given));
  }
  const change = (next: TypedDateTime) => {
    setTyped(next);
    onChange?.(toDateTimeValue(next, time));
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isOwnButton = relatedTarget instanceof HTMLButtonElement && box.current?.contains(relatedTarget);
    if (!isOwnButton) afterPress(() => setLeft(true));
  };
  const wrong = left ? findDateTimeError(typed, current, { min, max }) : undefined;
  const focusDay = () => box.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} error={wrong ?? error}>
      {({ value: _, ...wired }) => (
        <div ref={box} className="flex max-w-md items-center gap-1">
          <input type="hidden" name={name} value={current} />
          <input
            required={!optional}
            value={typed.day}
            placeholder={fieldMessages['ui.dayPlace'].th}
            autoComplete="off"
            className={`${controlClass} tabular min-w-0 flex-[3]`}
            onChange={(event) => change({ ...typed, day: event.target.value })}
            onBlur={leave}
            {...wired}
          />
          <input
            aria-label={`${fieldMessages['ui.time']} ${label}`}
            aria-describedby={wired['aria-describedby']}
            aria-invalid={wired['aria-invalid']}
            value={typed.time}
            placeholder={time}
            autoComplete="off"
            className={`${controlClass} tabular ms-1 min-w-0 flex-[2]`}
            onChange={(event) => change({ ...typed, time: event.target.value })}
            onBlur={leave}
          />
          <IconButton
            label={`${fieldMessages['ui.calendar']} ${label}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => setOpen(!open)}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </IconButton>
          {optional && (
            <IconButton
              label={`${fieldMessages['ui.clear']} ${label}`}
              disabled={current === ''}
              onClick={() => {
                change({ day: '', time: '' });
                focusDay();
              }}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )}
          {open && (
            <CalendarPopover
              id={panelId}
              label={`${fieldMessages['ui.calendar']} ${label}`}
              anchor={box}
              day={readThaiDay(typed.day)}
              min={toThaiDateParts(min ?? '')?.day}
              max={toThaiDateParts(max ?? '')?.day}
              onClose={() => setOpen(false)}
              onPick={(day) => {
                change({ ...toTypedDateTime(`${day}T00:00`), time: typed.time.trim() || time });
                setOpen(false);
                focusDay();
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** A moment as the value of an `<input type="datetime-local">`; '' for none. */
function toDateTimeLocal(value: string): string {
  const parts = toThaiDateParts(value);
  return parts ? `${parts.day}T${parts.time}` : '';
}
