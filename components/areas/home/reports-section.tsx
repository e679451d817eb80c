import { ClipboardList } from 'lucide-react';
import { formatTimeLeft } from '@/features/reports/periods/staff/period-state-badge';
import { reportsMessages as words } from '@/features/reports/reports.messages';
import type { DueReport } from '@/features/reports/reports.schema';
import { ReportStateBadge } from '@/features/reports/staff/report-state-badge';
import { formatDate, formatTime } from '@/lib/time/format';
import { DashboardSection } from './dashboard-section';

type Props = {
  due: readonly DueReport[];
  count: number;
  now: Date;
  /** Address of one report, and of the list of all. */
  hrefOf: (due: DueReport) => string;
  listHref: string;
  /** True if the viewer reviews reports of others instead of submitting own ones. */
  oversees: boolean;
};

/** Performance reports with their deadlines: to submit, to pass on, or to review. */
export function ReportsSection({ due, count, now, hrefOf, listHref, oversees }: Props) {
  return (
    <DashboardSection
      id="home-reports"
      title={words[oversees ? 'reports.homeOverseer' : 'reports.home']}
      count={count}
      more={{ href: listHref, text: words['reports.homeAll'] }}
    >
      {due.map((one) => (
        <li key={`${one.state} ${one.periodId}`} className="border-line border-b">
          <a
            href={hrefOf(one)}
            className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-1 py-3 hover:bg-sunken"
          >
            <ClipboardList aria-hidden="true" className="size-5 shrink-0 text-gold-700" strokeWidth={1.5} />
            <span className="wrap-anywhere min-w-0 grow basis-48 font-normal">{one.name}</span>
            {oversees || one.state === 'checking' ? (
              <span className="tabular text-ink-2 text-sm">
                {words[oversees ? 'reports.waitingCount' : 'reports.checkCount'].replace('{n}', String(one.count))}
              </span>
            ) : (
              <Deadline due={one} now={now} />
            )}
          </a>
        </li>
      ))}
    </DashboardSection>
  );
}

function Deadline({ due: { closesAt, state }, now }: { due: DueReport; now: Date }) {
  const period = now < closesAt ? 'open' : 'closed';
  const left = formatTimeLeft({ opensAt: closesAt, closesAt, state: period }, now);
  return (
    <>
      <ReportStateBadge state={state} period={period} />
      <span className="tabular text-ink-2 text-sm">
        {words['reports.deadline']} {formatDate(closesAt)} {formatTime(closesAt)}
        {left && ` · ${left}`}
      </span>
    </>
  );
}
