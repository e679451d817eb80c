import { DayFilter } from '@/components/ui/list/day-filter';
import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { auditMessages as words } from '../log/log.messages';
import { type AuditChoice, actionChoices, auditList, formatAuditOutcome, nounChoices } from '../log/log.rules';
import { auditOutcomes } from '../log/log.schema';

/** Search and filters of the log. The account filter has no field; it is set by links and preserved. */
export function AuditFilters({ path, choice }: { path: string; choice: AuditChoice }) {
  const { accountId } = choice;
  return (
    <>
      <ListSearch
        path={path}
        label={words['audit.search']}
        search={choice.search}
        hiddenFields={auditList.toHiddenFields(choice)}
        clearHref={auditList.isNarrowed(choice) ? path : undefined}
      >
        <FilterSelect
          name="action"
          label={words['audit.action']}
          all={words['audit.allActions']}
          value={choice.action}
          choices={actionChoices}
        />
        <FilterSelect
          name="noun"
          label={words['audit.noun']}
          all={words['audit.allNouns']}
          value={choice.noun}
          choices={nounChoices}
        />
        <FilterSelect
          name="outcome"
          label={words['audit.outcome']}
          all={words['audit.allOutcomes']}
          value={choice.outcome}
          choices={auditOutcomes.map((value) => ({ value, label: formatAuditOutcome(value) }))}
        />
        <DayFilter name="from" label={words['audit.from']} value={choice.from} />
        <DayFilter name="to" label={words['audit.to']} value={choice.to} />
      </ListSearch>
      {accountId !== undefined && (
        <p className="mt-3 text-ink-2 text-sm">
          {words['audit.onlyAccount']} <span className="tabular font-normal text-ink">{accountId}</span>
        </p>
      )}
    </>
  );
}
