import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { documentsMessages as words } from '../documents.messages';
import { type DocumentChoice, documentList, documentStates } from '../documents.rules';
import { documentKinds } from '../documents.schema';

type Props = {
  path: string;
  choice: DocumentChoice;
  /** Years that have documents. */
  years: readonly number[];
  /** True if hidden documents can be filtered for. */
  states?: boolean;
};

/** Search, kind and year filters of a list of documents. */
export function DocumentFilters({ path, choice, years, states = false }: Props) {
  const { search, kind, year, state } = choice;
  return (
    <ListSearch
      path={path}
      label={words['documents.search'].th}
      search={search}
      hiddenFields={documentList.toHiddenFields(choice, ['per'])}
      clearHref={documentList.isNarrowed(choice) ? path : undefined}
    >
      <FilterSelect
        name="kind"
        label={words['documents.kind'].th}
        all={words['documents.allKinds'].th}
        value={kind}
        choices={documentKinds.map((one) => ({ value: one, label: words[`documents.kind.${one}`].th }))}
      />
      <FilterSelect
        name="year"
        label={words['documents.yearShort'].th}
        all={words['documents.allYears'].th}
        value={year === undefined ? undefined : String(year)}
        choices={years.map((one) => ({ value: String(one), label: `${words['documents.yearShort'].th} ${one}` }))}
      />
      {states && (
        <FilterSelect
          name="state"
          label={words['documents.state'].th}
          all={words['documents.allStates'].th}
          value={state}
          choices={documentStates.map((one) => ({ value: one, label: words[`documents.state.${one}`].th }))}
        />
      )}
    </ListSearch>
  );
}
