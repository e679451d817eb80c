import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber } from '@/lib/time/format';
import { refreshHealth } from '../health/health.commands';
import { healthMessages as words } from '../health/health.messages';
import { findHealth, type Health } from '../health/health.queries';
import type { CountedSign } from '../health/health.rules';
import { FULL_SCORE } from '../health/health.schema';
import { HealthScore } from './health-score';

const columns: readonly Column<CountedSign>[] = [
  {
    key: 'sign',
    title: words['health.sign'],
    isRowHeader: true,
    cell: ({ sign }) => (
      <>
        <span className="font-strong">{words[`health.${sign}`]}</span>
        <span className="block text-ink-2 text-xs">{words[`health.${sign}.method`]}</span>
      </>
    ),
  },
  { key: 'counted', title: words['health.counted'], cell: (row) => formatCounted(row) },
  {
    key: 'points',
    title: words['health.points'],
    number: true,
    cell: ({ earned, points, counted }) => (
      <span className="whitespace-nowrap">{`${counted ? earned : '–'} / ${points}`}</span>
    ),
  },
  { key: 'todo', title: words['health.todo'], width: 'md:w-[32%]', cell: (row) => findAdvice(row) },
];

/** The counted value of a sign in words: `3 จาก 5 เรื่อง`. */
function formatCounted({ sign, counted }: CountedSign): string {
  if (!counted) return words['health.level.none'];
  const { done, of } = counted;
  return `${formatNumber(done)} ${words['health.of']} ${formatNumber(of)} ${words[`health.${sign}.unit`]}`;
}

function findAdvice({ sign, counted, earned, points }: CountedSign): string {
  if (!counted) return words['health.noData'];
  return earned === points ? words['health.full'] : words[`health.${sign}.todo`];
}

type Props = { viewer: Viewer; organisationId: number };

/**
 * An organisation's score, its signs with what to do for each, and the method. A figure older than an hour is counted
 * again.
 */
export async function HealthSection({ viewer, organisationId }: Props) {
  await refreshHealth(organisationId);
  const health = await findHealth(viewer, organisationId);
  return (
    <section aria-labelledby="health" className="mt-6">
      <SectionHeading id="health" size="lg">
        {words['health.title']}
      </SectionHeading>
      {health ? <HealthDetails health={health} /> : <p className="text-ink-2 text-sm">{words['health.notYet']}</p>}
    </section>
  );
}

function HealthDetails({ health: { score, earned, possible, signs, countedAt } }: { health: Health }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        <HealthScore score={score} />
        <span className="text-ink-2 text-sm">
          {score === undefined ? words['health.nothing'] : words['health.outOf']}
          {score !== undefined &&
            possible < FULL_SCORE &&
            ` (${earned} ${words['health.of']} ${possible} ${words['health.points']})`}
        </span>
        <span className="text-ink-2 text-sm">
          {words['health.countedAt']} <ListDateTime at={countedAt} />
        </span>
      </p>
      <div className="mt-4">
        <KeyedListTable label={words['health.signs']} columns={columns} rows={signs} getRowId={({ sign }) => sign} />
      </div>
      <h3 className="mt-6 mb-2 text-base">{words['health.method']}</h3>
      <div className="grid max-w-read gap-2 text-ink-2 text-sm">
        <p>{words['health.methodText']}</p>
        <p>{words['health.methodDaily']}</p>
        <p>{words['health.methodSeen']}</p>
      </div>
    </>
  );
}
