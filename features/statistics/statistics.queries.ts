import { z } from 'zod';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { currentTime } from '@/lib/time/current-time';
import { thaiDay } from '@/lib/time/format';
import { addDays, bucketOf, partsOf } from './ranges.rules';
import type { Period, Step } from './ranges.schema';
import type { FigureChoice } from './statistics.rules';
import { type Breakdown, type FigureScope, type Figures, type Grain, grains } from './statistics.schema';

/** More organisations than the country's agency has, and more lines than a breakdown has. */
const MOST_ORGANISATIONS = 5_000;
const MOST_LINES = 20_000;
const NONE = -1;

/** What is asked for, within what the viewer may see; without `organisationIds`, everybody's. */
export type FigureFilter = {
  organisationIds?: readonly number[];
  section: FigureChoice['section'];
  categoryId?: number;
};
type Narrowing = Pick<FigureChoice, 'organisationId' | 'kind' | 'provinceId' | 'categoryId' | 'section'>;

/** The organisations whose figures a viewer sees in a scope, whatever the address says. */
export function visibleOrganisations(viewer: Viewer, scope: FigureScope): Prisma.OrganisationWhereInput {
  const own = { id: viewer.organisationId ?? NONE };
  if (!can(viewer, 'statistics.read')) return { id: NONE };
  if (scope === 'all') return can(viewer, 'news.everywhere') ? { id: { gt: 0 } } : { id: NONE };
  if (scope === 'own') return own;
  return scope === 'members' ? supervisedBy(viewer) : { OR: [own, supervisedBy(viewer)] };
}

/** The filter behind a choice. An organisation that the viewer does not see has no figures, like one that does not exist. */
export async function findFilter(viewer: Viewer, scope: FigureScope, choice: Narrowing): Promise<FigureFilter> {
  const { organisationId, kind, provinceId, categoryId, section } = choice;
  const everything = scope === 'all' && can(viewer, 'statistics.read') && can(viewer, 'news.everywhere');
  const narrowed = organisationId !== undefined || kind !== undefined || provinceId !== undefined;
  if (everything && !narrowed) return { section, categoryId };
  const rows = await db.organisation.findMany({
    where: { AND: [visibleOrganisations(viewer, scope), { id: organisationId, kind, provinceId }] },
    select: { id: true },
    take: MOST_ORGANISATIONS,
  });
  return { organisationIds: rows.map(({ id }) => id), section, categoryId };
}

/** The first day of which there are figures, or today. */
export async function readFirstDay(now = currentTime()): Promise<string> {
  const rows = await db.$queryRaw<{ day: string | null }[]>`
    SELECT min(at)::text AS day FROM figure_month WHERE grain = ${grains.agency}`;
  const [found] = z.array(z.object({ day: z.string().nullable() })).parse(rows);
  return found?.day ?? thaiDay(now);
}

/** Whether the figures of the time before they were kept are still being gathered. */
export async function areGathering(now = currentTime()): Promise<boolean> {
  const state = await db.figureState.findUnique({ where: { id: 1 } });
  if (!state) return true;
  const reached = state.nextDay?.toISOString().slice(0, 10) ?? '';
  return state.nextItem <= state.lastItem || reached < addDays(thaiDay(now), -2);
}

const figuresRow = z.object({ published: z.number(), reads: z.number(), shares: z.number() });

/** The sums of a period. */
export async function readTotals(filter: FigureFilter, period: Period, now = currentTime()): Promise<Figures> {
  const rows = await db.$queryRaw`
    SELECT ${summed} FROM (${cells(filter, period, grainFor('time', filter), now)}) f`;
  const [row] = z.array(figuresRow).parse(rows);
  return row ?? { published: 0, reads: 0, shares: 0 };
}

const groupRow = figuresRow.extend({ key: z.string(), organisationId: z.number().nullable() });
export type GroupRow = z.infer<typeof groupRow>;

/** The sums of a period for each organisation, kind …: `key` is its id or, of a kind, its name; `organisationId` is an author's. */
export async function readGroups(
  filter: FigureFilter,
  period: Period,
  by: Exclude<Breakdown, 'time'>,
  now = currentTime(),
): Promise<GroupRow[]> {
  const [key, organisation, join] = groupings[by];
  const rows = await db.$queryRaw`
    SELECT ${key}::text AS key, ${organisation} AS "organisationId", ${summed}
    FROM (${cells(filter, period, grainFor(by, filter), now)}) f ${join}
    GROUP BY 1, 2 HAVING sum(f.published) <> 0 OR sum(f.reads) <> 0 OR sum(f.shares) <> 0
    LIMIT ${MOST_LINES}`;
  return z.array(groupRow).parse(rows);
}

const bucketRow = figuresRow.extend({ key: z.string(), categoryId: z.number() });

/** The sums of a period by bucket, by bucket and category where `split`; buckets without anything are left out. */
export async function readBuckets(
  filter: FigureFilter,
  period: Period,
  step: Step,
  { split = false, now = currentTime() }: { split?: boolean; now?: Date } = {},
) {
  const grain = split ? grainFor('category', filter) : grainFor('time', filter);
  const source = step === 'day' ? daily(filter, period, grain) : cells(filter, period, grain, now);
  const rows = await db.$queryRaw`
    SELECT ${step === 'day' ? Prisma.sql`f.at` : Prisma.sql`date_trunc('month', f.at::timestamp)::date`}::text AS key,
      ${split ? Prisma.sql`f.category_id` : Prisma.sql`0`} AS "categoryId", ${summed}
    FROM (${source}) f GROUP BY 1, 2 ORDER BY 1`;
  return z
    .array(bucketRow)
    .parse(rows)
    .map(({ key, ...row }) => ({ ...row, key: bucketOf(key, step) }));
}

const summed = Prisma.sql`COALESCE(sum(f.published), 0)::float8 AS published, COALESCE(sum(f.reads), 0)::float8 AS reads,
  COALESCE(sum(f.shares), 0)::float8 AS shares`;

const noOne = Prisma.sql`NULL::int`;
const place = Prisma.sql`LEFT JOIN organisation o ON o.id = f.organisation_id`;
const groupings: Readonly<Record<Exclude<Breakdown, 'time'>, readonly [Prisma.Sql, Prisma.Sql, Prisma.Sql]>> = {
  organisation: [Prisma.sql`f.organisation_id`, noOne, Prisma.empty],
  kind: [Prisma.sql`COALESCE(o.kind::text, '')`, noOne, place],
  province: [Prisma.sql`COALESCE(o.province_id, 0)`, noOne, place],
  category: [Prisma.sql`f.category_id`, noOne, Prisma.empty],
  author: [Prisma.sql`f.author_id`, Prisma.sql`f.organisation_id`, Prisma.empty],
};

/** The coarsest sums that still tell apart what is asked for. */
function grainFor(by: Breakdown, { organisationIds, categoryId }: FigureFilter): Grain {
  if (by === 'author') return 'author';
  const byPlace = by === 'organisation' || by === 'kind' || by === 'province' || organisationIds !== undefined;
  if (!byPlace) return 'agency';
  return by === 'category' || categoryId !== undefined ? 'category' : 'organisation';
}

/** The kept sums of a period: of its whole months, and of the days before and after them. */
function cells(filter: FigureFilter, period: Period, grain: Grain, now: Date): Prisma.Sql {
  const { from, monthsFrom, monthsTo, to } = partsOf(period, thaiDay(now));
  const where = conditions(filter, grain);
  return Prisma.sql`
    SELECT * FROM figure_month WHERE ${where} AND at >= ${monthsFrom}::date AND at < ${monthsTo}::date
    UNION ALL
    SELECT * FROM figure_day WHERE ${where} AND at >= ${from}::date AND at < ${monthsFrom}::date
    UNION ALL
    SELECT * FROM figure_day WHERE ${where} AND at >= ${monthsTo}::date AND at <= ${to}::date`;
}

const daily = (filter: FigureFilter, { from, to }: Period, grain: Grain): Prisma.Sql =>
  Prisma.sql`SELECT * FROM figure_day WHERE ${conditions(filter, grain)} AND at BETWEEN ${from}::date AND ${to}::date`;

function conditions({ organisationIds, categoryId, section }: FigureFilter, grain: Grain): Prisma.Sql {
  const parts = [Prisma.sql`grain = ${grains[grain]}::smallint`];
  if (organisationIds) parts.push(Prisma.sql`organisation_id = ANY(${[...organisationIds]}::int[])`);
  if (categoryId !== undefined) parts.push(Prisma.sql`category_id = ${categoryId}`);
  if (section !== 'both') parts.push(Prisma.sql`section = ${section}::section`);
  return Prisma.join(parts, ' AND ');
}

/** The organisations that a viewer may choose from, by name; of a kind or a province where one is chosen. */
export async function listFigureOrganisations(
  viewer: Viewer,
  scope: FigureScope,
  { kind, provinceId }: Pick<FigureChoice, 'kind' | 'provinceId'>,
): Promise<{ id: number; name: string }[]> {
  return db.organisation.findMany({
    where: { AND: [visibleOrganisations(viewer, scope), { kind, provinceId }] },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
    take: MOST_ORGANISATIONS,
  });
}

/** The provinces that have organisations, by name. */
export const listFigureProvinces = (): Promise<{ id: number; name: string }[]> =>
  db.province.findMany({
    where: { organisations: { some: {} } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
