import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { type OverviewChoice, overviewList } from '../overview/overview.rules';
import { stateFilterNames } from '../overview/overview.schema';
import { reportingKinds } from '../periods/periods.schema';
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

const toOptions = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: String(id), label: name }));

/** Search and filters of the overview. */
export function OverviewFilters({ path, choice, periods, years, places }: Props) {
  const isYear = choice.view === 'year';
  return (
    <ListSearch
      path={path}
      label={words['reports.search']}
      search={choice.search}
      hiddenFields={overviewList.toHiddenFields(choice, ['period', 'year', 'sort', 'dir', 'per'])}
      clearHref={overviewList.isNarrowed(choice) ? overviewList.href(path, choice, overviewList.cleared) : undefined}
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
          choices={toOptions(periods)}
        />
      )}
      <FilterSelect
        name="kind"
        label={words['reports.kind']}
        all={words['reports.allKinds']}
        value={choice.kind}
        choices={reportingKinds.map((kind) => ({ value: kind, label: words[`reports.kind.${kind}`] }))}
      />
      <FilterSelect
        name="region"
        label={words['reports.region']}
        all={`${words['reports.region']}: ${words['reports.all']}`}
        value={choice.regionId?.toString()}
        choices={toOptions(places.regions)}
      />
      <FilterSelect
        name="province"
        label={words['reports.province']}
        all={`${words['reports.province']}: ${words['reports.all']}`}
        value={choice.provinceId?.toString()}
        choices={toOptions(places.provinces)}
      />
      {!isYear && (
        <FilterSelect
          name="state"
          label={words['reports.state']}
          all={`${words['reports.state']}: ${words['reports.all']}`}
          value={choice.state}
          choices={stateFilterNames.map((name) => ({ value: name, label: words[`reports.filter.${name}`] }))}
        />
      )}
    </ListSearch>
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
