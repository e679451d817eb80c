import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatNumber, interpolate } from '@/lib/time/format';
import { systemMessages as words } from '../system/system.messages';
import type { SystemFacts } from '../system/system.queries';
import { SystemSection, Unreadable } from './system-section';

type Row = NonNullable<SystemFacts['errorGroups']>['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    ...{ key: 'message', title: words['system.errorMessage'], isRowHeader: true },
    cell: ({ message }) => <span className="wrap-anywhere">{message}</span>,
  },
  {
    ...{ key: 'place', title: words['system.errorPlace'] },
    cell: ({ place }) => <span className="wrap-anywhere">{place || '–'}</span>,
  },
  {
    ...{ key: 'detail', title: words['system.errorDetail'] },
    cell: ({ detail }) => <span className="wrap-anywhere">{detail || '–'}</span>,
  },
  { key: 'count', title: words['system.calls'], number: true, cell: ({ count }) => formatNumber(count) },
  { key: 'at', title: words['system.lastAt'], cell: ({ at }) => <ListDateTime at={at} /> },
];

/** Errors of the last day by message and place. */
export function ErrorSection({ errors }: { errors: SystemFacts['errorGroups'] }) {
  return (
    <SystemSection id="system-errors" title={words['system.errors']}>
      {!errors && <Unreadable />}
      {errors?.rows.length === 0 && <p className="text-ink-2 text-sm">{words['system.noErrors']}</p>}
      {errors && errors.rows.length > 0 && (
        <>
          <p className="mb-3 text-ink-2 text-sm">{words['system.errorsLead']}</p>
          <KeyedListTable
            label={words['system.errors']}
            columns={columns}
            rows={errors.rows}
            getRowId={({ message, place, detail }) => `${message} ${place} ${detail}`}
          />
          {errors.total > errors.rows.length && (
            <p className="mt-2 text-ink-2 text-sm">
              {interpolate(words['system.blockedMore'], { count: formatNumber(errors.total - errors.rows.length) })}
            </p>
          )}
        </>
      )}
    </SystemSection>
  );
}
