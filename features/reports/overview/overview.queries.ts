import { z } from 'zod';
import { db, type Prisma } from '@/lib/db/db';
import { slice } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { currentTime } from '@/lib/time/current-time';
import { countFigures } from '../figures.queries';
import { sumFigures } from '../figures.rules';
import { stateOf } from '../periods/periods.rules';
import { type Period, reportingKinds } from '../periods/periods.schema';
import { readFigures } from '../reports.queries';
import { isFrozen } from '../reports.rules';
import type { ReportState } from '../reports.schema';
import type { OverviewChoice } from './overview.rules';
import {
  type ExportRow,
  type Office,
  type OverviewRow,
  type Progress,
  stateFilters,
  type YearRow,
} from './overview.schema';

/** Rows of a file at most. */
export const EXPORT_ROWS = 5_000;
/** Matches no row; in a condition, an undefined id would match all. */
const NONE = -1;

/** Whose rows an overview shows; `{ id: { gt: 0 } }` for all. */
export type OverviewScope = Prisma.OrganisationWhereInput;

/** Open organisations that report, and closed ones that have a report in one of the periods. */
const isReporting = (periodIds: readonly number[]): Prisma.OrganisationWhereInput => ({
  kind: { in: [...reportingKinds] },
  OR: [{ status: 'open' }, { performanceReports: { some: { periodId: { in: [...periodIds] } } } }],
});

function whereOf(
  choice: OverviewChoice,
  periodIds: readonly number[],
  scope: OverviewScope,
): Prisma.OrganisationWhereInput {
  const { kind, provinceId, regionId, needle } = choice;
  return {
    AND: [
      scope,
      isReporting(periodIds),
      { kind, provinceId },
      regionId === undefined ? {} : { province: { regionGroupId: regionId } },
      needle ? { nameSearch: { contains: escapeLike(needle) } } : {},
      choice.view === 'period' ? isInState(choice, periodIds[0] ?? NONE) : {},
    ],
  };
}

/** A report that nobody has begun has no row. */
function isInState({ state }: OverviewChoice, periodId: number): Prisma.OrganisationWhereInput {
  if (state === undefined) return {};
  const wanted: readonly ReportState[] = stateFilters[state];
  const begun = wanted.flatMap((name) => (name === 'none' ? [] : [name]));
  const some = { performanceReports: { some: { periodId, status: { in: begun } } } };
  return wanted.includes('none') ? { OR: [some, { performanceReports: { none: { periodId } } }] } : some;
}

const orderOf = ({ sort, descending }: OverviewChoice): Prisma.OrganisationOrderByWithRelationInput[] => {
  const dir = descending ? 'desc' : 'asc';
  return sort === 'kind' ? [{ kind: dir }, { name: 'asc' }, { id: 'asc' }] : [{ name: dir }, { id: 'asc' }];
};

const office = { id: true, name: true, kind: true, province: { select: { name: true } } } as const;
const report = { id: true, periodId: true, status: true, submittedAt: true, figures: true } as const;

type OfficeRow = Prisma.OrganisationGetPayload<{ select: typeof office }>;
type ReportRow = Prisma.PerformanceReportGetPayload<{ select: typeof report }>;

const toOffice = ({ id, name, kind, province }: OfficeRow): Office => ({
  organisationId: id,
  name,
  kind: reportingKinds.find((one) => one === kind) ?? 'college',
  province: province?.name,
});

const toRow = (organisation: OfficeRow, found: ReportRow | undefined, period: Period, now: Date): OverviewRow => {
  const state: ReportState = found?.status ?? 'none';
  const frozen = isFrozen(state, stateOf(period, now));
  return {
    ...toOffice(organisation),
    state,
    reportId: found?.id,
    submittedAt: found?.submittedAt ?? undefined,
    sums: found && frozen ? sumFigures(readFigures(found.figures)) : undefined,
  };
};

/** A page of the organisations of a scope with their reports of a period, and how many fit. */
export async function listOverview(
  choice: OverviewChoice,
  period: Period,
  scope: OverviewScope,
  now = currentTime(),
): Promise<{ rows: OverviewRow[]; total: number }> {
  const where = whereOf(choice, [period.id], scope);
  const [rows, total] = await Promise.all([
    db.organisation.findMany({
      where,
      select: { ...office, performanceReports: { where: { periodId: period.id }, select: report } },
      orderBy: orderOf(choice),
      ...slice(choice),
    }),
    db.organisation.count({ where }),
  ]);
  return {
    rows: rows.map(({ performanceReports: [found], ...row }) => toRow(row, found, period, now)),
    total,
  };
}

/** A page of the organisations of a scope with their reports of all the given periods, and how many fit. */
export async function listYear(
  choice: OverviewChoice,
  periods: readonly Period[],
  scope: OverviewScope,
): Promise<{ rows: YearRow[]; total: number }> {
  const ids = periods.map(({ id }) => id);
  const where = whereOf(choice, ids, scope);
  const [rows, total] = await Promise.all([
    db.organisation.findMany({
      where,
      select: {
        ...office,
        performanceReports: { where: { periodId: { in: ids } }, select: { id: true, periodId: true, status: true } },
      },
      orderBy: orderOf(choice),
      ...slice(choice),
    }),
    db.organisation.count({ where }),
  ]);
  return {
    rows: rows.map(({ performanceReports, ...row }) => ({
      ...toOffice(row),
      reports: performanceReports.map(({ id, periodId, status }) => ({ reportId: id, periodId, state: status })),
    })),
    total,
  };
}

/** All organisations of the overview with their figures by category, for a file; those not handed in are counted now. */
export async function listExportRows(
  choice: OverviewChoice,
  period: Period,
  scope: OverviewScope,
  now = currentTime(),
): Promise<ExportRow[]> {
  const rows = await db.organisation.findMany({
    where: whereOf({ ...choice, view: 'period' }, [period.id], scope),
    select: { ...office, performanceReports: { where: { periodId: period.id }, select: report } },
    orderBy: orderOf(choice),
    take: EXPORT_ROWS,
  });
  const isKept = (found: ReportRow | undefined) => isFrozen(found?.status ?? 'none', stateOf(period, now));
  const live = rows.filter(({ performanceReports: [found] }) => !isKept(found)).map(({ id }) => id);
  const counted = await countFigures(live, period, now);
  return rows.map(({ performanceReports: [found], ...row }) => {
    const figures = counted.get(row.id) ?? readFigures(found?.figures);
    return { ...toRow(row, found, period, now), figures, sums: sumFigures(figures), frozen: isKept(found) };
  });
}

const progressRows = z.array(
  z.object({ kind: z.enum(reportingKinds), handedIn: z.number(), accepted: z.number(), total: z.number() }),
);

/** How many of each kind have handed in for a period, in the order of the kinds. */
export async function readProgress(periodId: number): Promise<Progress[]> {
  const rows = progressRows.parse(
    await db.$queryRaw`
      SELECT o.kind::text AS kind, count(*)::int AS total,
        (count(*) FILTER (WHERE r.status IN ('submitted', 'accepted')))::int AS "handedIn",
        (count(*) FILTER (WHERE r.status = 'accepted'))::int AS accepted
      FROM organisation o LEFT JOIN performance_report r ON r.organisation_id = o.id AND r.period_id = ${periodId}
      WHERE o.kind::text = ANY(${[...reportingKinds]}) AND (o.status = 'open' OR r.id IS NOT NULL)
      GROUP BY o.kind`,
  );
  return reportingKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** The region groups, and the provinces that have an organisation which reports, for filters. */
export async function listPlaces() {
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
