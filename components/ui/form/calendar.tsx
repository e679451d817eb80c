'use client';

import { DayPicker } from 'react-day-picker/buddhist';
import { toThaiDay } from '@/lib/time/format';

type Props = {
  /** Days are `YYYY-MM-DD` in the common era. */
  day: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
};

/** Years before and after today in the list of years. */
const YEARS = 10;

const dropdown =
  'min-h-10 rounded-sm border border-line-strong bg-surface px-2 text-sm hover:border-ink-3 focus-visible:outline-2';

/** Calendar month in the Buddhist era; arrows, Home, End and Page keys move in it. */
export function Calendar({ day, min, max, onPick }: Props) {
  const today = toDate(toThaiDay(new Date()));
  const selected = day ? toDate(day) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      numerals="latn"
      captionLayout="dropdown"
      hideNavigation={false}
      navLayout="around"
      showOutsideDays
      fixedWeeks
      today={today}
      selected={selected}
      defaultMonth={selected ?? (min ? toDate(min) : today)}
      startMonth={new Date(Math.min(today.getFullYear() - YEARS, (selected ?? today).getFullYear()), 0)}
      endMonth={new Date(Math.max(today.getFullYear() + YEARS, (selected ?? today).getFullYear()), 11)}
      disabled={[...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]}
      onSelect={(picked) => onPick(toDay(picked))}
      classNames={{
        month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
        month_caption: 'flex justify-center',
        dropdowns: 'flex items-center gap-2',
        dropdown,
        dropdown_root: 'contents',
        caption_label: 'hidden',
        chevron: 'size-4 fill-current',
        button_previous:
          'inline-flex size-10 items-center justify-center rounded-full hover:bg-sunken aria-disabled:opacity-40',
        button_next:
          'inline-flex size-10 items-center justify-center rounded-full hover:bg-sunken aria-disabled:opacity-40',
        month_grid: 'col-span-3 w-full table-fixed border-collapse text-center',
        weekday: 'py-1 font-normal text-ink-3 text-xs',
        day: 'p-0 text-sm',
        day_button:
          'tabular mx-auto inline-flex size-10 items-center justify-center rounded-full hover:bg-sunken disabled:opacity-40',
        today: 'font-strong text-link',
        outside: 'text-ink-3',
        selected: '[&>button]:bg-red-800 [&>button]:text-masthead-ink [&>button]:hover:bg-red-700',
      }}
    />
  );
}

/** Noon of the day in the browser's time zone, which the calendar displays. */
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function toDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
