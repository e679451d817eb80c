import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatBytes, formatNumber, interpolate } from '@/lib/time/format';
import type { ProcessFacts } from '../reports/reports.schema';
import { formatDuration } from '../system/duration.rules';
import { systemMessages as words } from '../system/system.messages';
import type { SystemFacts } from '../system/system.queries';
import { SystemSection, Unreadable } from './system-section';

type Row = { machine: string; name: string; facts: ProcessFacts; now: number };
type Statement = Exclude<NonNullable<SystemFacts['statements']>, 'missing'>[number];

const processColumns: readonly Column<Row>[] = [
  { key: 'name', title: words['system.process'], isRowHeader: true, cell: ({ name }) => name },
  { key: 'machine', title: words['system.machine'], cell: ({ machine }) => machine },
  {
    ...{ key: 'memory', title: words['system.memory'], number: true },
    cell: ({ facts }) => formatBytes(facts.rssBytes),
  },
  { key: 'heap', title: words['system.heap'], number: true, cell: ({ facts }) => formatBytes(facts.heapBytes) },
  {
    ...{ key: 'running', title: words['system.running'], number: true },
    cell: ({ facts, now }) => formatDuration((now - Date.parse(facts.startedAt)) / 1_000),
  },
  { key: 'cache', title: words['system.cache'], cell: ({ facts }) => <CacheCell {...facts} /> },
];

/** Outcomes of a lookup that the cache answered. */
const HITS: readonly string[] = ['hit', 'stale', 'joined'];
/** The outcome of what is never cached. */
const PASS = 'pass';

function CacheCell({ caches, lookups }: ProcessFacts) {
  const { pages } = caches;
  if (!pages) return '–';
  const counted = Object.entries(lookups).filter(([outcome]) => outcome !== PASS);
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const hits = counted.reduce((sum, [outcome, count]) => sum + (HITS.includes(outcome) ? count : 0), 0);
  const size = { entries: formatNumber(pages.entries), size: formatBytes(pages.bytes) };
  return (
    <>
      {interpolate(words['system.cacheEntries'], size)}
      {total > 0 && (
        <span className="block text-ink-2 text-xs">
          {interpolate(words['system.cacheHits'], {
            share: String(Math.floor((hits / total) * 100)),
            count: formatNumber(total),
          })}
        </span>
      )}
    </>
  );
}

/** Memory of every process, and the page cache of those that have one. */
export function ProcessSection({ machines, now }: Pick<SystemFacts, 'machines' | 'now'>) {
  const rows = (machines ?? []).flatMap(({ machine, processes }) =>
    processes.map(({ name, facts }) => ({ machine, name, facts, now })),
  );
  return (
    <SystemSection id="system-processes" title={words['system.processes']}>
      {!machines && <Unreadable />}
      {machines && rows.length === 0 && <p className="text-ink-2 text-sm">{words['system.noProcesses']}</p>}
      {rows.length > 0 && (
        <KeyedListTable
          label={words['system.processes']}
          columns={processColumns}
          rows={rows}
          getRowId={({ machine, name }) => `${machine} ${name}`}
        />
      )}
    </SystemSection>
  );
}

const statementColumns: readonly Column<Statement>[] = [
  {
    ...{ key: 'text', title: words['system.statement'], isRowHeader: true },
    cell: ({ text }) => <code className="wrap-anywhere text-xs">{text}</code>,
  },
  { key: 'calls', title: words['system.calls'], number: true, cell: ({ calls }) => formatNumber(calls) },
  {
    ...{ key: 'mean', title: words['system.mean'], number: true },
    cell: ({ meanMs }) => formatNumber(Math.round(meanMs * 10) / 10),
  },
  {
    ...{ key: 'total', title: words['system.total'], number: true },
    cell: ({ totalMs }) => formatNumber(Math.round(totalMs / 1_000)),
  },
];

/** Statements with most time in all, where PostgreSQL counts them. */
export function StatementSection({ statements }: Pick<SystemFacts, 'statements'>) {
  return (
    <SystemSection id="system-statements" title={words['system.statements']}>
      {!statements && <Unreadable />}
      {statements === 'missing' && (
        <p className="wrap-anywhere max-w-read text-ink-2 text-sm">{words['system.statementsMissing']}</p>
      )}
      {Array.isArray(statements) && statements.length === 0 && (
        <p className="text-ink-2 text-sm">{words['system.noStatements']}</p>
      )}
      {Array.isArray(statements) && statements.length > 0 && (
        <KeyedListTable
          label={words['system.statements']}
          columns={statementColumns}
          rows={statements}
          getRowId={({ id }) => id}
        />
      )}
    </SystemSection>
  );
}
