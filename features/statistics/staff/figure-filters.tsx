import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/list/filter-select';
import { SendOnChange } from '@/components/ui/list/send-on-change';
import { Sheet, SheetButton, SheetDot } from '@/components/ui/sheet/sheet';
import type { FilterOption } from '@/lib/list/list-params';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { comparisons, type DateRange, rangePresets, timeSteps } from '../ranges.schema';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureChoice, figureList } from '../statistics.rules';
import { sectionFilters, statisticsKinds } from '../statistics.schema';
import { DayField } from './day-field';

const FILTER_SHEET = 'figure-filters';

type Named = { id: number; name: string };
type Props = {
  path: string;
  choice: FigureChoice;
  period: DateRange;
  /** Typed text that is not a valid day. */
  wrong: Partial<Record<'from' | 'to', string>>;
  /** Options of the filters; a region, province or organisation filter with fewer than two options is hidden. */
  organisations: readonly Named[];
  regions: readonly Named[];
  provinces: readonly Named[];
  categories: readonly Named[];
  withKinds: boolean;
  withSteps: boolean;
};

/** Period, comparison and filters as one plain GET form; in small windows a sheet behind one line that says the period. */
export function FigureFilters({ path, choice, period, wrong, withKinds, withSteps, ...lists }: Props) {
  const named = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: String(id), label: name }));
  const isRefused = Object.keys(wrong).length > 0;
  return (
    <>
      {!isRefused && (
        <p className="text-sm lg:hidden">
          {words[`statistics.preset.${choice.preset}`]}
          <SheetDot />
          <SheetButton sheet={FILTER_SHEET}>{words['statistics.filters']}</SheetButton>
        </p>
      )}
      <Sheet id={FILTER_SHEET} title={words['statistics.filters']} inPlace={isRefused}>
        <search aria-label={words['statistics.filters']}>
          <form action={path} className="flex flex-wrap items-end gap-3">
            {Object.entries(toHiddenParams(choice, withSteps)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <FilterField
              name="period"
              label={words['statistics.period']}
              value={choice.preset}
              choices={rangePresets.map((value) => ({ value, label: words[`statistics.preset.${value}`] }))}
            />
            {choice.preset === 'custom' &&
              (['from', 'to'] as const).map((name) => (
                <DayField
                  key={name}
                  name={name}
                  label={words[`statistics.${name}`]}
                  value={wrong[name] ?? formatThaiDayInput(period[name])}
                  error={wrong[name] === undefined ? undefined : words['statistics.badDay']}
                />
              ))}
            <FilterField
              name="compare"
              label={words['statistics.compare']}
              value={choice.compare}
              choices={comparisons.map((value) => ({ value, label: words[`statistics.compare.${value}`] }))}
            />
            <FilterField
              name="section"
              label={words['statistics.section']}
              value={choice.section}
              choices={sectionFilters.map((value) => ({ value, label: words[`statistics.section.${value}`] }))}
            />
            {withSteps && (
              <FilterField
                name="step"
                label={words['statistics.step']}
                value={choice.step ?? ''}
                choices={[
                  { value: '', label: words['statistics.step.auto'] },
                  ...timeSteps.map((value) => ({ value, label: words[`statistics.step.${value}`] })),
                ]}
              />
            )}
            <div className="flex basis-full flex-wrap items-end gap-3">
              {withKinds && (
                <FilterSelect
                  name="kind"
                  label={words['statistics.kind']}
                  all={words['statistics.allKinds']}
                  value={choice.kind}
                  choices={statisticsKinds.map((name) => ({ value: name, label: words[`statistics.kind.${name}`].th }))}
                />
              )}
              {lists.regions.length > 1 && (
                <FilterSelect
                  name="region"
                  label={words['statistics.region']}
                  all={words['statistics.allRegions']}
                  value={choice.regionId?.toString()}
                  choices={named(lists.regions)}
                />
              )}
              {lists.provinces.length > 1 && (
                <FilterSelect
                  name="province"
                  label={words['statistics.province']}
                  all={words['statistics.allProvinces']}
                  value={choice.provinceId?.toString()}
                  choices={named(lists.provinces)}
                />
              )}
              {lists.organisations.length > 1 && (
                <FilterSelect
                  name="organisation"
                  label={words['statistics.organisation']}
                  all={words['statistics.allOrganisations']}
                  value={choice.organisationId?.toString()}
                  choices={named(lists.organisations)}
                />
              )}
              <FilterSelect
                name="category"
                label={words['statistics.category']}
                all={words['statistics.allCategories']}
                value={choice.categoryId?.toString()}
                choices={named(lists.categories)}
              />
              <Button type="submit">{words['statistics.show']}</Button>
              {figureList.isNarrowed(choice) && (
                <a
                  href={figureList.href(path, choice, figureList.cleared)}
                  className="inline-flex min-h-11 items-center px-2 font-normal text-link text-sm underline"
                >
                  {words['statistics.clear']}
                </a>
              )}
            </div>
            <SendOnChange />
          </form>
        </search>
      </Sheet>
    </>
  );
}

/** Choices that are in the URL but have no field in the form. */
function toHiddenParams(choice: FigureChoice, withSteps: boolean): Record<string, string> {
  const { part, by, measure, descending, step } = choice;
  return {
    ...(part ? { part } : {}),
    ...(by === 'time' ? {} : { by }),
    ...(measure === 'published' ? {} : { measure }),
    ...(descending ? {} : { dir: 'asc' }),
    ...(withSteps || step === undefined ? {} : { step }),
  };
}

type FilterFieldProps = { name: string; label: string; value: string; choices: readonly FilterOption[] };

function FilterField({ name, label, value, choices }: FilterFieldProps) {
  return (
    <label className="grid gap-0.5 text-ink-2 text-xs max-sm:w-full">
      {label}
      <select
        name={name}
        defaultValue={value}
        className="min-h-11 rounded-sm border border-line-strong bg-surface px-3 py-2 text-ink text-sm hover:border-ink-3"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
