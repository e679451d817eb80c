import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { roleTable } from '@/lib/auth/role-table';
import type { StaffRole } from '@/lib/auth/roles';
import { peopleListMessages as words } from '../list/list.messages';
import type { PeopleChange, PeopleChoice, PeopleListParams } from '../list/list.rules';
import { accountStatuses, idleChoices } from '../list/list.schema';

type Props = {
  path: string;
  choice: PeopleChoice;
  list: PeopleListParams;
  /** Other query parameters to keep, such as the tab around the list. */
  kept: Readonly<Record<string, string>>;
  organisations: readonly { id: number; name: string }[];
  roles: readonly StaffRole[];
  hrefOf: (change: PeopleChange) => string;
};

/** Search and filters of a list of people; filters with only one option are hidden. */
export function PeopleFilters({ path, choice, list, kept, organisations, roles, hrefOf }: Props) {
  return (
    <ListSearch
      path={path}
      label={words[`peopleDesk.search.${choice.kind}`]}
      search={choice.search}
      hiddenFields={{ ...kept, ...list.toHiddenFields(choice) }}
      clearHref={list.isNarrowed(choice) ? hrefOf(list.cleared) : undefined}
    >
      <FilterSelect
        name="status"
        label={words['peopleDesk.status']}
        all={words['peopleDesk.allStatuses']}
        value={choice.status}
        choices={accountStatuses.map((value) => ({ value, label: words[`peopleDesk.status.${value}`] }))}
      />
      {organisations.length > 1 && (
        <FilterSelect
          name="organisation"
          label={words['peopleDesk.organisation']}
          all={words['peopleDesk.allOrganisations']}
          value={choice.organisationId?.toString()}
          choices={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {roles.length > 1 && (
        <FilterSelect
          name="role"
          label={words['peopleDesk.role']}
          all={words['peopleDesk.allRoles']}
          value={choice.role}
          choices={roles.map((value) => ({ value, label: roleTable[value].title.th }))}
        />
      )}
      <FilterSelect
        name="idle"
        label={words['peopleDesk.use']}
        all={words['peopleDesk.anyUse']}
        value={choice.idle}
        choices={idleChoices.map((value) => ({ value, label: words[`peopleDesk.use.${value}`] }))}
      />
      {organisations.length > 1 && (
        <FilterSelect
          name="confirm"
          label={words['peopleDesk.confirmation']}
          all={words['peopleDesk.anyConfirmation']}
          value={choice.unconfirmed ? 'waiting' : undefined}
          choices={[{ value: 'waiting', label: words['peopleDesk.confirmation.waiting'] }]}
        />
      )}
    </ListSearch>
  );
}
