import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { sumFigures } from '../figures.rules';
import { getPeriodState } from '../periods/periods.rules';
import { type Period, reportingKinds } from '../periods/periods.schema';
import { readReportFigures } from '../reports.queries';
import { isFrozen } from '../reports.rules';
import type { ReportState } from '../reports.schema';
import { deskColumns, findDesk } from '../way/desk.queries';
import { type OverviewChoice, overviewList } from './overview.rules';
import { stateFilters } from './overview.schema';

/** Maximum rows of an exported file. */
export const EXPORT_ROWS = 5_000;

/** Organisations that an overview shows; `{ id: { gt: 0 } }` for all. */
export type OverviewScope = Prisma.OrganisationWhereInput;

/** Condition for open reporting organisations, and closed ones with a report in one of the periods. */
const buildReportingWhere = (periodIds: readonly number[]): Prisma.OrganisationWhereInput => ({
  kind: { in: [...reportingKinds] },
  OR: [{ status: 'open' }, { performanceReports: { some: { periodId: { in: [...periodIds] } } } }],
});

function buildOverviewWhere(
  choice: OverviewChoice,
  periodIds: readonly number[],
  scope: OverviewScope,
): Prisma.OrganisationWhereInput {
  const { needle } = choice;
  return {
    AND: [
      scope,
      buildReportingWhere(periodIds),
      overviewList.where(choice),
      needle ? { nameSearch: { contains: escapeLike(needle) } } : {},
      choice.view === 'period' ? buildStateWhere(choice, periodIds[0] ?? NO_ID) : {},
    ],
  };
}

/** Condition for the state; a report not yet begun has no row. */
function buildStateWhere({ state }: OverviewChoice, periodId: number): Prisma.OrganisationWhereInput {
  if (state === undefined) return {};
  const wanted: readonly ReportState[] = stateFilters[state];
  const begun = wanted.flatMap((name) => (name === 'none' ? [] : [name]));
  const some = { performanceReports: { some: { periodId, status: { in: begun } } } };
  return wanted.includes('none') ? { OR: [some, { performanceReports: { none: { periodId } } }] } : some;
}

const buildOrder = ({ sort, descending }: OverviewChoice): Prisma.OrganisationOrderByWithRelationInput[] => {
  const dir = descending ? 'desc' : 'asc';
  return sort === 'kind' ? [{ kind: dir }, { name: 'asc' }, { id: 'asc' }] : [{ name: dir }, { id: 'asc' }];
};

const officeColumns = { id: true, name: true, ...deskColumns } as const;
const reportColumns = { id: true, periodId: true, status: true, submittedAt: true, figures: true } as const;

type OfficeRow = Prisma.OrganisationGetPayload<{ select: typeof officeColumns }>;
type ReportRow = Prisma.PerformanceReportGetPayload<{ select: typeof reportColumns }>;

const toReportingOffice = ({ id, name, kind, province }: OfficeRow) => ({
  organisationId: id,
  name,
  kind: reportingKinds.find((one) => one === kind) ?? 'college',
  province: province?.name,
});

/** Organisation in the overview of a period. */
export type OverviewRow = ReturnType<typeof toOverviewRow>;

const toOverviewRow = (organisation: OfficeRow, found: ReportRow | undefined, period: Period, now: Date) => {
  const state: ReportState = found?.status ?? 'none';
  const frozen = isFrozen(state, getPeriodState(period, now));
  return {
    ...toReportingOffice(organisation),
    state,
    desk: state === 'checking' ? findDesk(organisation) : undefined,
    reportId: found?.id,
    submittedAt: found?.submittedAt ?? undefined,
    sums: found && frozen ? sumFigures(readReportFigures(found.figures)) : undefined,
  };
};

/** One page of organisations with their reports of a period, and the total. */
export async function listOverview(
  choice: OverviewChoice,
  period: Period,
  scope: OverviewScope,
  now = getCurrentTime(),
) {
  const where = buildOverviewWhere(choice, [period.id], scope);
  const [rows, total] = await Promise.all([
    db.organisation.findMany({
      where,
      select: { ...officeColumns, performanceReports: { where: { periodId: period.id }, select: reportColumns } },
      orderBy: buildOrder(choice),
      ...toSkipTake(choice),
    }),
    db.organisation.count({ where }),
  ]);
  return {
    rows: rows.map(({ performanceReports: [found], ...row }) => toOverviewRow(row, found, period, now)),
    total,
  };
}

/** One page of organisations with their reports of all given periods, and the total. */
export async function listYearOverview(choice: OverviewChoice, periods: readonly Period[], scope: OverviewScope) {
  const ids = periods.map(({ id }) => id);
  const where = buildOverviewWhere(choice, ids, scope);
  const [rows, total] = await Promise.all([
    db.organisation.findMany({
      where,
      select: {
        ...officeColumns,
        performanceReports: { where: { periodId: { in: ids } }, select: { id: true, periodId: true, status: true } },
      },
      orderBy: buildOrder(choice),
      ...toSkipTake(choice),
    }),
    db.organisation.count({ where }),
  ]);
  return {
    rows: rows.map(({ performanceReports, ...row }) => ({
      ...toReportingOffice(row),
      reports: performanceReports.map(({ id, periodId, status }) => ({ reportId: id, periodId, state: status })),
      desk: findDesk(row),
    })),
    total,
  };
}

/** All organisations of the overview, for a file; those that handed in with figures by category, as on the screen. */
export async function listOverviewExportRows(
  choice: OverviewChoice,
  period: Period,
  scope: OverviewScope,
  now = getCurrentTime(),
) {
  const rows = await db.organisation.findMany({
    where: buildOverviewWhere({ ...choice, view: 'period' }, [period.id], scope),
    select: { ...officeColumns, performanceReports: { where: { periodId: period.id }, select: reportColumns } },
    orderBy: buildOrder(choice),
    take: EXPORT_ROWS,
  });
  return rows.map(({ performanceReports: [found], ...row }) => {
    const shown = toOverviewRow(row, found, period, now);
    return { ...shown, figures: shown.sums && readReportFigures(found?.figures) };
  });
}

/** Organisation in the overview of a fiscal year with its reports; a missing one was not begun. */
export type YearRow = Awaited<ReturnType<typeof listYearOverview>>['rows'][number];
/** Organisation in a file of the overview. */
export type OverviewExportRow = Awaited<ReturnType<typeof listOverviewExportRows>>[number];

/** Region groups, and provinces with a reporting organisation, for filters. */
export async function listOverviewLocations() {
  const [regions, provinces] = await Promise.all([
    db.regionGroup.findMany({
      select: { id: true, name: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: 100,
    }),
    db.province.findMany({
      where: { organisations: { some: { kind: { in: [...reportingKinds] } } } },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
      take: 200,
    }),
  ]);
  return { regions, provinces };
}
