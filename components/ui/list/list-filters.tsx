import type { ReactNode } from 'react';
import type { ListParams, SuppliedOptions } from '@/lib/list/list-params';
import { say } from '@/lib/messages/language';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { Button } from '../button';
import { fieldMessages } from '../messages/fields/messages';
import { Sheet, SheetButton } from '../sheet/sheet';
import { FilterSelect } from './filter-select';
import { ListSearch } from './list-search';

type Props<C, D, O extends string> = {
  list: ListParams<C, D, unknown, O>;
  path: string;
  choice: C;
  /** Label of the search, which names the searched fields. */
  label: string;
  /** Filters without a field here. */
  without?: readonly (keyof C)[];
  /** Names of parameters that a search drops, besides the page. */
  drops?: readonly string[];
  /** Query parameters besides the list's own, such as the tab around it. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Address of the list with a change, if not the list's own. */
  hrefOf?: (change: D) => string;
  /** Fields before those of the list's filters. */
  children?: ReactNode;
  /** Id of a sheet that holds the selects in small windows; for lists with so many that the rows would be below them. */
  sheet?: string;
  /** For a form of one line: its end, given the fields of the days, which are too long for a line. */
  line?: (days: ReactNode) => ReactNode;
};
type Searched = { search: string };

/** Search form of a list: the search, and the fields of all filters that declare one. */
export function ListFilters<C extends Searched, D>(props: Props<C, D, never>): ReactNode;
export function ListFilters<C extends Searched, D, O extends string>(
  props: Props<C, D, O> & { options: SuppliedOptions<O> },
): ReactNode;
export function ListFilters<C extends Searched, D>({
  list,
  path,
  choice,
  label,
  options = {},
  without = [],
  drops,
  hiddenFields,
  hrefOf = (change) => list.href(path, choice, change),
  children,
  sheet,
  line,
}: Props<C, D, string> & { options?: SuppliedOptions<string> }): ReactNode {
  const fields = list.fields(choice, options).filter(({ key }) => !without.some((hidden) => hidden === key));
  const selects = fields.flatMap(({ key, select, ...field }) =>
    select ? [<FilterSelect key={key} {...field} {...select} />] : [],
  );
  const chosen = fields.filter(({ select, value }) => select && value).length;
  const days = fields.map(({ key, select, ...field }) => !select && <DayFilter key={key} {...field} />);
  return (
    <ListSearch
      path={path}
      label={label}
      search={choice.search}
      hiddenFields={{ ...hiddenFields, ...list.toHiddenFields(choice, drops) }}
      isLine={line !== undefined}
      clearHref={list.isNarrowed(choice) ? hrefOf(list.cleared) : undefined}
    >
      {children}
      {sheet === undefined ? (
        selects
      ) : (
        <FilterSheet id={sheet} chosen={chosen}>
          {selects}
        </FilterSheet>
      )}
      {line ? line(days) : days}
    </ListSearch>
  );
}

type SheetProps = { id: string; chosen: number; children: ReactNode };

/** Selects of a list; in small windows behind a button with the number of those that are set, and sent together. */
function FilterSheet({ id, chosen, children }: SheetProps) {
  const title = say(fieldMessages['ui.filters']);
  return (
    <>
      <SheetButton sheet={id}>{chosen > 0 ? `${title} (${chosen})` : title}</SheetButton>
      <Sheet id={id} title={title}>
        <div className="flex flex-wrap items-end gap-3">
          {children}
          <Button type="submit" className="lg:hidden">
            {say(fieldMessages['ui.showFiltered'])}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

/** Day input of a list's filter, typed in the Buddhist era. */
function DayFilter({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <label className="grid gap-0.5 text-ink-2 text-xs max-sm:flex-1">
      {label}
      <input
        name={name}
        defaultValue={value && formatThaiDayInput(value)}
        placeholder={say(fieldMessages['ui.dayPlace'])}
        inputMode="numeric"
        autoComplete="off"
        className="tabular min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-ink text-sm placeholder:text-ink-3 hover:border-ink-3 sm:w-32"
      />
    </label>
  );
}
