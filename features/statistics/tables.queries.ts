import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildLineKey, type FigureGroup, lineNamers } from './labels.queries';
import { findComparedPeriod, listBuckets, resolvePeriod, resolveStep } from './ranges.rules';
import {
  buildVisibleWhere,
  type FigureFilter,
  findFirstDays,
  getTotals,
  listFigureBuckets,
  listFigureGroups,
  resolveFigureFilter,
} from './statistics.queries';
import { type FigureChoice, ROWS } from './statistics.rules';
import {
  type Breakdown,
  type FigureRow,
  type FigureScope,
  type Figures,
  type FirstDays,
  type Measure,
  measures,
} from './statistics.schema';
import { listUncounted, listUncountedInBucket } from './uncounted.rules';

/** Maximum rows of a file. */
export const MOST_ROWS = 20_000;
const ZERO_FIGURES: Figures = { published: 0, reads: 0, shares: 0 };

/**
 * The figures requested by a URL, as a table of those that the viewer may see.
 *
 * @param rows page size of the breakdown; ignored for `time`, which lists all buckets
 */
export async function getFigureTable(
  viewer: Viewer,
  scope: FigureScope,
  choice: FigureChoice,
  { now = getCurrentTime(), rows = ROWS }: { now?: Date; rows?: number } = {},
) {
  const asked = await resolveFigureQuery(viewer, scope, choice, now);
  const { filter, period, compared, step, since, firstDays } = asked;
  const [sums, before, lines] = await Promise.all([
    getTotals(filter, period, now),
    compared && getTotals(filter, compared, now),
    choice.by === 'time' ? listTimeRows(asked) : listBreakdownRows(viewer, scope, choice, choice.by, asked, rows),
  ]);
  return { period, compared, step, since, firstDays, now: sums, before, uncounted: listUncounted(asked), ...lines };
}

/** Figures as a table: the totals, and a page of the `total` rows. */
export type FigureTable = Awaited<ReturnType<typeof getFigureTable>>;
export type ResolvedFigureQuery = Awaited<ReturnType<typeof resolveFigureQuery>>;

/** Resolves a choice: its filter, its period, the compared period and the bucket size. */
export async function resolveFigureQuery(viewer: Viewer, scope: FigureScope, choice: FigureChoice, now: Date) {
  const [filter, firstDays] = await Promise.all([resolveFigureFilter(viewer, scope, choice), findFirstDays(now)]);
  const since = findFirstDay(firstDays);
  const period = resolvePeriod(choice, since, now);
  return {
    filter,
    period,
    compared: findComparedPeriod(period, choice.compare),
    step: resolveStep(period, choice.step),
    since,
    firstDays,
    now,
  };
}

/** All buckets of the period, each paired with the compared period's bucket at the same position. */
export async function listTimeRows({
  filter,
  period,
  compared,
  step,
  firstDays,
  now,
}: ResolvedFigureQuery): Promise<{ rows: FigureRow[]; total: number }> {
  const [found, earlier] = await Promise.all([
    listFigureBuckets(filter, period, step, { now }),
    compared ? listFigureBuckets(filter, compared, step, { now }) : [],
  ]);
  const at = (rows: typeof found, key: string | undefined) =>
    rows.filter((row) => row.key === key).reduce((sum, row) => addFigures(sum, row), ZERO_FIGURES);
  const before = compared && listBuckets(compared, step);
  const rows = listBuckets(period, step).map(({ key, label }, index) => {
    const marks = listUncountedInBucket({ key, step, range: period, firstDays });
    const earlierKey = before?.[index]?.key;
    const marksBefore = listUncountedInBucket({ key: earlierKey, step, range: compared ?? period, firstDays });
    return {
      key,
      label,
      now: at(found, key),
      ...(before ? { before: at(earlier, earlierKey) } : {}),
      uncounted: { now: marks.uncounted, before: marksBefore.uncounted, beforeInPart: marksBefore.inPart },
    };
  });
  return { rows, total: rows.length };
}

/** A page of a breakdown's rows, ordered by the chosen measure, and the total number of rows. */
export async function listBreakdownRows(
  viewer: Viewer,
  scope: FigureScope,
  choice: FigureChoice,
  by: Exclude<Breakdown, 'time'>,
  { filter, period, compared, firstDays, now }: ResolvedFigureQuery,
  size: number,
): Promise<{ rows: FigureRow[]; total: number }> {
  const [found, earlier, silent] = await Promise.all([
    listFigureGroups(filter, period, by, now),
    compared ? listFigureGroups(filter, compared, by, now) : [],
    by === 'organisation' ? listOrganisationsWithoutFigures(viewer, scope, filter) : [],
  ]);
  const groups = new Map<string, FigureGroup>(
    silent.map((id) => {
      const line = { key: String(id), organisationId: null };
      return [buildLineKey(line), { ...line, now: ZERO_FIGURES, ...(compared ? { before: ZERO_FIGURES } : {}) }];
    }),
  );
  for (const row of found) {
    const { key, organisationId } = row;
    groups.set(buildLineKey(row), { key, organisationId, now: row, ...(compared ? { before: ZERO_FIGURES } : {}) });
  }
  for (const row of earlier) {
    const { key, organisationId } = row;
    groups.set(buildLineKey(row), {
      key,
      organisationId,
      now: groups.get(buildLineKey(row))?.now ?? ZERO_FIGURES,
      before: row,
    });
  }
  const sign = choice.descending ? -1 : 1;
  const sorted = [...groups.values()].sort((one, other) => sign * compareByMeasure(choice.measure, one.now, other.now));
  const page = sorted.slice((choice.page - 1) * size, choice.page * size);
  const uncounted = listUncounted({ period, compared, firstDays });
  const rows = (await lineNamers[by](page)).map((row) => ({ ...row, uncounted }));
  return { rows, total: sorted.length };
}

/** Ids of open organisations in scope, so that those without figures are listed too. */
async function listOrganisationsWithoutFigures(
  viewer: Viewer,
  scope: FigureScope,
  { organisationIds }: FigureFilter,
): Promise<number[]> {
  const rows = await db.organisation.findMany({
    where: {
      AND: [buildVisibleWhere(viewer, scope), { status: 'open', kind: { not: 'agency' } }],
      id: organisationIds && { in: [...organisationIds] },
    },
    select: { id: true },
    orderBy: { name: 'asc' },
    take: MOST_ROWS,
  });
  return rows.map(({ id }) => id);
}

const findFirstDay = (firstDays: FirstDays): string =>
  Object.values(firstDays).reduce((one, other) => (one < other ? one : other));

/** Compares by the measure, then by the other measures. */
function compareByMeasure(measure: Measure, one: Figures, other: Figures): number {
  const order = [measure, ...measures];
  return order.map((name) => one[name] - other[name]).find((difference) => difference !== 0) ?? 0;
}

const addFigures = (one: Figures, other: Figures): Figures => ({
  published: one.published + other.published,
  reads: one.reads + other.reads,
  shares: one.shares + other.shares,
});
