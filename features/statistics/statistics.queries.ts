import { z } from 'zod';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay, toUtcDay } from '@/lib/time/format';
import { addDays, getBucketKey, splitByMonths } from './ranges.rules';
import type { DateRange, TimeStep } from './ranges.schema';
import type { FigureChoice } from './statistics.rules';
import {
  type Breakdown,
  type FigureScope,
  type Figures,
  type FirstDays,
  type Grain,
  grains,
} from './statistics.schema';

/** Safety limits, above the number of organisations in the country and of rows in a breakdown. */
export const MOST_ORGANISATIONS = 5_000;
const MOST_LINES = 20_000;

/** Filters, limited to what the viewer may see; without `organisationIds`, all organisations. */
export type FigureFilter = {
  organisationIds?: readonly number[];
  section: FigureChoice['section'];
  categoryId?: number;
};
type Narrowing = 'organisationId' | 'kind' | 'regionId' | 'provinceId' | 'categoryId' | 'section';
type FigureNarrowing = Pick<FigureChoice, Narrowing>;

/** The organisations whose figures a viewer may see in a scope, regardless of the URL. */
export function buildVisibleWhere(viewer: Viewer, scope: FigureScope): Prisma.OrganisationWhereInput {
  const own = { id: viewer.organisationId ?? NO_ID };
  if (!can(viewer, 'statistics.read')) return { id: NO_ID };
  if (scope === 'all') return can(viewer, 'news.everywhere') ? { id: { gt: 0 } } : { id: NO_ID };
  if (scope === 'own') return own;
  return scope === 'members' ? supervisedBy(viewer) : { OR: [own, supervisedBy(viewer)] };
}

/** The filter of a choice. An organisation outside the viewer's scope has no figures, like one that does not exist. */
export async function resolveFigureFilter(
  viewer: Viewer,
  scope: FigureScope,
  choice: FigureNarrowing,
): Promise<FigureFilter> {
  const { organisationId, kind, categoryId, section } = choice;
  const everything = scope === 'all' && can(viewer, 'statistics.read') && can(viewer, 'news.everywhere');
  const narrowed = organisationId !== undefined || kind !== undefined || hasPlace(choice);
  if (everything && !narrowed) return { section, categoryId };
  const rows = await db.organisation.findMany({
    where: { AND: [buildVisibleWhere(viewer, scope), { id: organisationId, kind, ...toPlaceWhere(choice) }] },
    select: { id: true },
    take: MOST_ORGANISATIONS,
  });
  return { organisationIds: rows.map(({ id }) => id), section, categoryId };
}

type Place = Pick<FigureChoice, 'regionId' | 'provinceId'>;
const hasPlace = ({ regionId, provinceId }: Place): boolean => regionId !== undefined || provinceId !== undefined;
/** The condition for the organisations of a region or province. */
export const toPlaceWhere = ({ regionId, provinceId }: Place): Prisma.OrganisationWhereInput => ({
  provinceId,
  province: regionId === undefined ? undefined : { regionGroupId: regionId },
});

const firstDaysRow = z.object({ published: z.string().nullable(), counted: z.string().nullable() });

/** The first days with figures; today for those without any. The day is looked for in the first month that has some. */
export async function findFirstDays(now = getCurrentTime()): Promise<FirstDays> {
  const rows = await db.$queryRaw`
    SELECT (SELECT min(at) FROM (${buildFirstSql(Prisma.sql`published <> 0`)}) d)::text AS published,
      (SELECT min(at) FROM (${buildFirstSql(Prisma.sql`reads <> 0 OR shares <> 0`)}) d)::text AS counted`;
  const [found] = z.array(firstDaysRow).parse(rows);
  const today = toThaiDay(now);
  const counted = found?.counted ?? today;
  return { published: found?.published ?? today, reads: counted, shares: counted };
}

/** Days with figures of the first month that has some. */
const buildFirstSql = (condition: Prisma.Sql) => Prisma.sql`
  SELECT d.at FROM figure_day d, (
    SELECT min(at) AS at FROM figure_month WHERE grain = ${grains.agency}::smallint AND (${condition})) m
  WHERE d.grain = ${grains.agency}::smallint AND d.at >= m.at AND d.at < m.at + interval '1 month' AND (${condition})`;

/** True while the figures of the past are still being imported. */
export async function isBackfilling(now = getCurrentTime()): Promise<boolean> {
  const state = await db.figureState.findUnique({ where: { id: 1 } });
  if (!state) return true;
  const reached = state.nextDay ? toUtcDay(state.nextDay) : '';
  return state.nextItem <= state.lastItem || reached < addDays(toThaiDay(now), -2);
}

const figuresRow = z.object({ published: z.number(), reads: z.number(), shares: z.number() });

export async function getTotals(filter: FigureFilter, period: DateRange, now = getCurrentTime()): Promise<Figures> {
  const rows = await db.$queryRaw`
    SELECT ${summedColumns} FROM (${buildCellsSql(filter, period, getGrain('time', filter), now)}) f`;
  const [row] = z.array(figuresRow).parse(rows);
  return row ?? { published: 0, reads: 0, shares: 0 };
}

const groupRow = figuresRow.extend({ key: z.string(), organisationId: z.number().nullable() });
export type GroupRow = z.infer<typeof groupRow>;

/** Sums of a period by group: `key` is the id or, of a kind, its name; `organisationId` is set for authors only. */
export async function listFigureGroups(
  filter: FigureFilter,
  period: DateRange,
  by: Exclude<Breakdown, 'time'>,
  now = getCurrentTime(),
): Promise<GroupRow[]> {
  const [key, organisation, join] = groupingSql[by];
  const rows = await db.$queryRaw`
    SELECT ${key}::text AS key, ${organisation} AS "organisationId", ${summedColumns}
    FROM (${buildCellsSql(filter, period, getGrain(by, filter), now)}) f ${join}
    GROUP BY 1, 2 HAVING sum(f.published) <> 0 OR sum(f.reads) <> 0 OR sum(f.shares) <> 0
    LIMIT ${MOST_LINES}`;
  return z.array(groupRow).parse(rows);
}

const bucketRow = figuresRow.extend({ key: z.string(), categoryId: z.number() });

/** Sums of a period by bucket, and by category if `split`; empty buckets are left out. */
export async function listFigureBuckets(
  filter: FigureFilter,
  period: DateRange,
  step: TimeStep,
  { split = false, now = getCurrentTime() }: { split?: boolean; now?: Date } = {},
) {
  const grain = split ? getGrain('category', filter) : getGrain('time', filter);
  const source = step === 'day' ? buildDailySql(filter, period, grain) : buildCellsSql(filter, period, grain, now);
  const rows = await db.$queryRaw`
    SELECT ${step === 'day' ? Prisma.sql`f.at` : Prisma.sql`date_trunc('month', f.at::timestamp)::date`}::text AS key,
      ${split ? Prisma.sql`f.category_id` : Prisma.sql`0`} AS "categoryId", ${summedColumns}
    FROM (${source}) f GROUP BY 1, 2 ORDER BY 1`;
  return z
    .array(bucketRow)
    .parse(rows)
    .map(({ key, ...row }) => ({ ...row, key: getBucketKey(key, step) }));
}

const summedColumns = Prisma.sql`COALESCE(sum(f.published), 0)::float8 AS published, COALESCE(sum(f.reads), 0)::float8 AS reads,
  COALESCE(sum(f.shares), 0)::float8 AS shares`;

const noOrganisation = Prisma.sql`NULL::int`;
const organisationJoin = Prisma.sql`LEFT JOIN organisation o ON o.id = f.organisation_id`;
const groupingSql: Readonly<Record<Exclude<Breakdown, 'time'>, readonly [Prisma.Sql, Prisma.Sql, Prisma.Sql]>> = {
  organisation: [Prisma.sql`f.organisation_id`, noOrganisation, Prisma.empty],
  kind: [Prisma.sql`COALESCE(o.kind::text, '')`, noOrganisation, organisationJoin],
  province: [Prisma.sql`COALESCE(o.province_id, 0)`, noOrganisation, organisationJoin],
  region: [
    Prisma.sql`COALESCE(p.region_group_id, 0)`,
    noOrganisation,
    Prisma.sql`${organisationJoin} LEFT JOIN province p ON p.id = o.province_id`,
  ],
  category: [Prisma.sql`f.category_id`, noOrganisation, Prisma.empty],
  author: [Prisma.sql`f.author_id`, Prisma.sql`f.organisation_id`, Prisma.empty],
};

/** Breakdowns by the organisation and what it belongs to. */
const PLACES: readonly Breakdown[] = ['organisation', 'kind', 'region', 'province'];

/** The coarsest grain that can still answer the request. */
function getGrain(by: Breakdown, { organisationIds, categoryId }: FigureFilter): Grain {
  if (by === 'author') return 'author';
  const byPlace = PLACES.includes(by) || organisationIds !== undefined;
  if (!byPlace) return 'agency';
  return by === 'category' || categoryId !== undefined ? 'category' : 'organisation';
}

/** The stored sums of a period: of its whole months, and of the days before and after them. */
function buildCellsSql(filter: FigureFilter, period: DateRange, grain: Grain, now: Date): Prisma.Sql {
  const { from, monthsFrom, monthsTo, to } = splitByMonths(period, toThaiDay(now));
  const where = buildConditionsSql(filter, grain);
  return Prisma.sql`
    SELECT * FROM figure_month WHERE ${where} AND at >= ${monthsFrom}::date AND at < ${monthsTo}::date
    UNION ALL
    SELECT * FROM figure_day WHERE ${where} AND at >= ${from}::date AND at < ${monthsFrom}::date
    UNION ALL
    SELECT * FROM figure_day WHERE ${where} AND at >= ${monthsTo}::date AND at <= ${to}::date`;
}

const buildDailySql = (filter: FigureFilter, { from, to }: DateRange, grain: Grain): Prisma.Sql =>
  Prisma.sql`SELECT * FROM figure_day WHERE ${buildConditionsSql(filter, grain)} AND at BETWEEN ${from}::date AND ${to}::date`;

function buildConditionsSql({ organisationIds, categoryId, section }: FigureFilter, grain: Grain): Prisma.Sql {
  const parts = [Prisma.sql`grain = ${grains[grain]}::smallint`];
  if (organisationIds) parts.push(Prisma.sql`organisation_id = ANY(${[...organisationIds]}::int[])`);
  if (categoryId !== undefined) parts.push(Prisma.sql`category_id = ${categoryId}`);
  if (section !== 'both') parts.push(Prisma.sql`section = ${section}::section`);
  return Prisma.join(parts, ' AND ');
}
