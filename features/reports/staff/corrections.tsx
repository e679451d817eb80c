import { WordDiff } from '@/components/ui/text/word-diff';
import { formatDate, formatNumber, formatTime } from '@/lib/time/format';
import { reportsMessages as words } from '../reports.messages';
import type { ReportCorrection } from '../reports.queries';
import { listReportChanges, type ReportChange } from '../reports.rules';

/** Corrections of a report after its period closed: time, author, reason, old and new values. */
export function Corrections({ corrections }: { corrections: readonly ReportCorrection[] }) {
  return (
    <ol className="grid gap-4">
      {corrections.map(({ id, at, by, note, before, after }) => (
        <li key={id} className="rounded-md border border-gold-500 bg-surface p-4 text-sm">
          <p className="tabular text-ink-2 text-xs">
            {words['reports.correction']} {formatDate(at)} {formatTime(at)} {words['reports.by']} {by}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line font-normal">{note}</p>
          <Changes changes={listReportChanges(before, after)} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: { changes: readonly ReportChange[] }) {
  if (changes.length === 0) return <p className="mt-2 text-ink-2">{words['reports.nothingChanged']}</p>;
  return (
    <ul className="mt-3 grid gap-2 border-line border-t pt-3">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one correction are never reordered
        <li key={index}>
          <ChangeLine change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ change }: { change: ReportChange }) {
  if (change.part === 'file') {
    return `${words[change.kind === 'added' ? 'reports.fileAdded' : 'reports.fileRemoved']}: ${change.title}`;
  }
  if (change.part === 'figure') {
    const { label, name, before, after } = change;
    return (
      <span className="tabular">
        {label} · {words[`reports.${name}`]} {words['reports.from']} {formatNumber(before)} {words['reports.to']}{' '}
        <span className="font-strong">{formatNumber(after)}</span>
      </span>
    );
  }
  return (
    <>
      <span className="text-ink-2">{words['reports.remarks']}</span>
      <WordDiff before={change.before} after={change.after} />
    </>
  );
}
