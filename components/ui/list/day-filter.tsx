import { formatThaiDayInput } from '@/lib/time/thai-time';
import { fieldMessages } from '../messages/fields/messages';

/** Day input of a list's filter, typed in the Buddhist era. */
export function DayFilter({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <label className="grid gap-0.5 text-ink-2 text-xs max-sm:flex-1">
      {label}
      <input
        name={name}
        defaultValue={value && formatThaiDayInput(value)}
        placeholder={fieldMessages['ui.dayPlace'].th}
        inputMode="numeric"
        autoComplete="off"
        className="tabular min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-ink text-sm placeholder:text-ink-3 hover:border-ink-3 sm:w-32"
      />
    </label>
  );
}
