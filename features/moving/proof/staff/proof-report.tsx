import { Alert } from '@/components/ui/alert';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { proofMessages as words } from '../proof.messages';
import type { Proof } from '../proof.queries';
import { countFindings } from '../proof.schema';
import { buildProofFacts } from '../proof-document';
import { buildReportParts, type ReportPart, type ReportRow } from '../report.rules';

/** Rows of a part on the screen; the files have more. */
const ROWS = 50;

/** Result of a comparison, part by part. */
export function ProofReport({ proof }: { proof: Proof }) {
  const findings = countFindings(proof.result);
  return (
    <div className="grid gap-8">
      {proof.status === 'done' && (
        <Alert kind={findings === 0 ? 'ok' : 'warn'}>
          {findings === 0 ? words['proof.perfect'] : `${words['proof.findings']} ${formatNumber(findings)}`}
        </Alert>
      )}
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {buildProofFacts(proof).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {proof.status !== 'running' &&
        buildReportParts(proof.result).map((part) => <PartSection key={part.id} part={part} />)}
    </div>
  );
}

function PartSection({ part: { id, title, lines, rows } }: { part: ReportPart }) {
  return (
    <section aria-labelledby={`proof-${id}`} className="min-w-0">
      <h2 id={`proof-${id}`} className="mb-2 text-lg">
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {rows.length > 0 && (
        <div className="mt-3">
          <KeyedListTable
            label={title}
            columns={isCount(id) ? countColumns : columns}
            rows={rows.slice(0, ROWS)}
            getRowId={({ name, note, there, here }) => `${name} ${note} ${there} ${here}`}
          />
        </div>
      )}
      {rows.length > ROWS && <p className="mt-2 text-ink-2 text-sm">{words['proof.more']}</p>}
    </section>
  );
}

const show = (value: string | number) =>
  typeof value === 'number' ? formatNumber(value) : <span className="wrap-anywhere">{value || '–'}</span>;

const isCount = (id: ReportPart['id']): boolean => id === 'counts' || id === 'months';

const columns: readonly Column<ReportRow>[] = [
  {
    ...{ key: 'name', title: words['proof.name'], isRowHeader: true },
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  { key: 'there', title: words['proof.there'], cell: ({ there }) => show(there) },
  { key: 'here', title: words['proof.here'], cell: ({ here }) => show(here) },
  { key: 'note', title: words['proof.reason'], cell: ({ note }) => show(note) },
];

/** Columns of numbers of both sides. */
const countColumns: readonly Column<ReportRow>[] = columns.map((column) => ({
  ...column,
  number: !column.isRowHeader,
  title: column.key === 'note' ? words['proof.difference'] : column.title,
}));
