import { ListFooter } from '@/components/ui/list/list-footer';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import type { ScreenProps } from '@/lib/areas/schema';
import { describeSince } from '../export.rules';
import { findFigureScope } from '../figure-scope';
import { formatPeriod, listBuckets } from '../ranges.rules';
import { statisticsMessages as words } from '../statistics.messages';
import { isBackfilling } from '../statistics.queries';
import { type FigureChange, type FigureChoice, figureList, ROWS, readFigureChoice } from '../statistics.rules';
import { breakdowns, type FigureRow, type Measure } from '../statistics.schema';
import { type FigureTable, getFigureTable } from '../tables.queries';
import { ColumnGraph } from './column-graph';
import { FigureCards } from './figure-cards';
import { buildFigureColumns } from './figure-columns';
import { FigureHead, FigureNote, NoFigures } from './figure-head';

type HrefOf = (change: FigureChange) => string;

/** Figures as tables: items published, reads and shares of a period, by time, organisation, category and so on. */
export async function StatisticsScreen({ row, params, path, viewer }: ScreenProps) {
  const choice = readFigureChoice(params);
  const scope = findFigureScope(row, choice.part);
  if (!scope) throw new Error(`${row.path} has no figures`);
  const [table, gathering] = await Promise.all([getFigureTable(viewer, scope, choice), isBackfilling()]);
  const hrefOf: HrefOf = (change) => figureList.href(path, choice, change);
  const shown = scope === 'own' ? breakdowns.filter((by) => SINGLE_ORGANISATION_BREAKDOWNS.includes(by)) : breakdowns;
  return (
    <>
      <FigureHead
        {...{ row, params, path, viewer, scope, choice }}
        period={table.period}
        withSteps={choice.by === 'time'}
        other="graphs"
      />
      <p className="mt-5 font-normal text-sm">
        {formatPeriod(table.period)}
        {table.compared && (
          <span className="text-ink-2">
            {' '}
            {words['statistics.compared']} {formatPeriod(table.compared)}
          </span>
        )}
      </p>
      {describeSince(table).map((since) => (
        <p key={since} className="mt-1 text-ink-2 text-sm">
          {since}
        </p>
      ))}
      <FigureCards now={table.now} before={table.before} uncounted={table.uncounted} />
      <ListTabs
        label={words['statistics.by']}
        tabs={shown.map((by) => ({
          key: by,
          label: words[`statistics.by.${by}`],
          href: hrefOf({ by }),
          current: by === choice.by,
        }))}
      />
      <div className="mt-4">
        <BreakdownTable table={table} choice={choice} label={row.title.th} path={path} hrefOf={hrefOf} />
      </div>
      {choice.by !== 'time' && (
        <ListFooter choice={{ page: choice.page, per: ROWS }} total={table.total} hrefOf={hrefOf} fixedSize />
      )}
      <FigureNote gathering={gathering} />
    </>
  );
}

/** Breakdowns that make sense for a single organisation. */
const SINGLE_ORGANISATION_BREAKDOWNS: readonly string[] = ['time', 'category', 'author'];

type BreakdownTableProps = { table: FigureTable; choice: FigureChoice; label: string; path: string; hrefOf: HrefOf };

function BreakdownTable({ table, choice, label, path, hrefOf }: BreakdownTableProps) {
  const { measure, by, descending } = choice;
  const sortOf = (name: Measure): Column<FigureRow>['sort'] => ({
    href: hrefOf({ measure: name, descending: name === measure ? !descending : true }),
    now: name === measure ? (descending ? 'descending' : 'ascending') : undefined,
  });
  const title = words[`statistics.by.${by}`];
  if (table.rows.length === 0) return <NoFigures path={path} choice={choice} />;
  return (
    <>
      {by === 'time' && <TimeGraph table={table} />}
      <KeyedListTable
        label={`${label} ${words['statistics.by']}${title}`}
        columns={buildFigureColumns({ title, ...table, measure, sortOf: by === 'time' ? undefined : sortOf })}
        rows={table.rows}
        getRowId={({ key }) => key}
      />
    </>
  );
}

function TimeGraph({ table }: { table: FigureTable }) {
  const title = words['statistics.published'];
  return (
    <div className="mb-6 rounded-md border border-line bg-surface p-4">
      <p className="mb-3 font-normal text-sm">{title}</p>
      <ColumnGraph
        id="published"
        title={title}
        text={formatPeriod(table.period)}
        labels={listBuckets(table.period, table.step).map(({ short }) => short)}
        parts={[{ key: 'published', label: title, values: table.rows.map(({ now }) => now.published) }]}
        height={200}
      />
    </div>
  );
}
