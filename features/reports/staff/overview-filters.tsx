import { ListFilters } from '@/components/ui/list/list-filters';
import { type OverviewChoice, overviewList } from '../overview/overview.rules';
import { reportsMessages as words } from '../reports.messages';

type Named = { id: number; name: string };
type Props = {
  path: string;
  choice: OverviewChoice;
  /** Periods or fiscal years to choose from; the query always names one of them. */
  periods: readonly Named[];
  years: readonly number[];
  places: { regions: readonly Named[]; provinces: readonly Named[] };
};

/** Search and filters of the overview. */
export function OverviewFilters({ path, choice, periods, years, places }: Props) {
  const isYear = choice.view === 'year';
  return (
    <ListFilters
      list={overviewList}
      path={path}
      choice={choice}
      label={words['reports.search']}
      options={{ regionId: places.regions, provinceId: places.provinces }}
      without={isYear ? ['state'] : []}
      drops={['period', 'year', 'sort', 'dir', 'per']}
    >
      {isYear ? (
        <Select
          name="year"
          label={words['reports.year']}
          value={String(choice.year ?? '')}
          choices={years.map((year) => ({ value: String(year), label: `${words['reports.year']} ${year}` }))}
        />
      ) : (
        <Select
          name="period"
          label={words['reports.period']}
          value={String(choice.periodId ?? '')}
          choices={periods.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </ListFilters>
  );
}

type SelectProps = { name: string; label: string; value: string; choices: readonly { value: string; label: string }[] };

/** Select without an "all" option. */
function Select({ name, label, value, choices }: SelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className="min-h-11 max-w-full rounded-sm border border-line-strong bg-surface px-3 py-2 font-normal text-sm hover:border-ink-3 max-sm:w-full"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
