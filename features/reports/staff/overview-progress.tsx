import { formatNumber } from '@/lib/time/format';
import type { ReportProgress } from '../overview/overview.schema';
import { HandedInProgress } from '../periods/staff/handed-in-progress';
import { reportsMessages as words } from '../reports.messages';

/** Progress of submissions, in total and by kind. */
export function OverviewProgress({ progress }: { progress: readonly ReportProgress[] }) {
  const sum = (name: 'handedIn' | 'checking' | 'accepted' | 'total') =>
    progress.reduce((all, row) => all + row[name], 0);
  const rows = [
    {
      key: 'all',
      label: words['reports.all'],
      handedIn: sum('handedIn'),
      checking: sum('checking'),
      accepted: sum('accepted'),
      total: sum('total'),
    },
    ...progress.map(({ kind, ...row }) => ({ key: kind, label: words[`reports.kind.${kind}`], ...row })),
  ];
  return (
    <dl className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {rows.map(({ key, label, handedIn, checking, accepted, total }) => (
        <div key={key} className="rounded-md border border-line bg-surface p-4">
          <dt className="mb-2 flex items-baseline justify-between gap-3 font-normal text-sm">
            {label}
            <span className="tabular text-ink-2 text-xs">
              {checking > 0 && `${words['reports.checkingOf'].replace('{n}', formatNumber(checking))} · `}
              {words['reports.acceptedOf'].replace('{n}', formatNumber(accepted))}
            </span>
          </dt>
          <dd>
            <HandedInProgress label={label} done={handedIn} of={total} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
