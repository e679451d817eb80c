import { getButtonClass } from '@/components/ui/button';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { searchPageMessages as words } from '../page/page.messages';
import { type DayErrors, SEARCH_PATH, type SearchChoice, toHiddenFields } from '../page/page.rules';

type Props = {
  choice: SearchChoice;
  /** Values of the fields. */
  days: Readonly<Record<'from' | 'to', string>>;
  verdicts: DayErrors;
};

const names = ['from', 'to'] as const;

/** Plain form for the range of publication days, typed in the Buddhist era. */
export function DayRange({ choice, days, verdicts }: Props) {
  const firstWrong = names.find((name) => verdicts[name]);
  return (
    <form action={localHref(SEARCH_PATH)} aria-labelledby="facet-days">
      <h3 id="facet-days" className="border-line border-b pb-1 text-sm">
        {say(words['search.days'])}
      </h3>
      {Object.entries(toHiddenFields(choice, names)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-3 grid grid-cols-2 gap-3">
        {names.map((name) => {
          const wrong = verdicts[name];
          return (
            <div key={name} className="min-w-0">
              <label htmlFor={`day-${name}`} className="mb-1 block font-normal text-ink-2 text-xs">
                {say(words[`search.${name}`])}
              </label>
              <input
                id={`day-${name}`}
                name={name}
                defaultValue={days[name]}
                placeholder={say(words['search.dayPlace'])}
                autoComplete="off"
                maxLength={40}
                // biome-ignore lint/a11y/noAutofocus: the first field that was refused has the focus, also without script
                autoFocus={name === firstWrong}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? `day-${name}-error` : 'day-hint'}
                className="tabular block min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-sm placeholder:text-ink-3 hover:border-ink-3 aria-invalid:border-bad"
              />
              {wrong && (
                <p id={`day-${name}-error`} className="mt-1 font-normal text-bad text-xs">
                  {say(words[wrong])}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <p id="day-hint" className="mt-1.5 text-ink-3 text-xs">
        {say(words['search.dayHint'])}
      </p>
      <button type="submit" className={getButtonClass({ size: 'sm' }, 'mt-3')}>
        {say(words['search.useDays'])}
      </button>
    </form>
  );
}
