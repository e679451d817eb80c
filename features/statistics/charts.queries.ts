import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import type { Series } from './charts.schema';
import { listBuckets, type TimeBucket } from './ranges.rules';
import { statisticsMessages as words } from './statistics.messages';
import { listFigureBuckets } from './statistics.queries';
import type { FigureChoice } from './statistics.rules';
import type { Breakdown, FigureRow, FigureScope, Measure } from './statistics.schema';
import { listBreakdownRows, listTimeRows, type ResolvedFigureQuery, resolveFigureQuery } from './tables.queries';

/** Number of bars in a ranking, and of categories in a stack besides "the rest". */
const TOP = 10;
const PARTS = 5;

/** The figures requested by a URL, as graphs: the trend, its split by category, and rankings. */
export async function getFigureGraphs(
  viewer: Viewer,
  scope: FigureScope,
  choice: FigureChoice,
  now = getCurrentTime(),
) {
  const asked = await resolveFigureQuery(viewer, scope, choice, now);
  const { period, compared, step, filter } = asked;
  const ranked = { ...choice, descending: true, page: 1 };
  const alone = filter.organisationIds !== undefined && filter.organisationIds.length < 2;
  const top = async (by: Exclude<Breakdown, 'time'>, wanted = true) =>
    wanted
      ? (await listBreakdownRows(viewer, scope, ranked, by, asked, TOP)).rows.filter(
          (row) => row.now[choice.measure] > 0,
        )
      : [];
  const [trend, split, organisations, authors, categories, kindRows] = await Promise.all([
    listTimeRows(asked),
    listSplitSeries(asked, choice.measure),
    top('organisation', !alone),
    top('author', alone),
    top('category'),
    top('kind', filter.organisationIds === undefined),
  ]);
  return {
    ...{ period, compared, step, buckets: listBuckets(period, step), trend: trend.rows, split },
    ...{ organisations, authors, categories, kinds: kindRows },
  };
}

/** Data of the graphs: all of the chosen measure, except the trend, which has all three. */
export type FigureGraphs = Awaited<ReturnType<typeof getFigureGraphs>>;

/** The figures on an area's home: the trend only, without splits or rankings. */
export async function getHomeFigures(
  viewer: Viewer,
  scope: FigureScope | 'self',
  choice: FigureChoice,
  now = getCurrentTime(),
): Promise<{ rows: FigureRow[]; buckets: TimeBucket[] }> {
  const asked = await resolveFigureQuery(viewer, scope === 'self' ? 'own' : scope, choice, now);
  const { rows } = await listTimeRows(asked);
  return { rows, buckets: listBuckets(asked.period, asked.step) };
}

/** A measure over time by category: the largest ones, the others summed up as "the rest". */
async function listSplitSeries(
  { filter, period, step, now }: ResolvedFigureQuery,
  measure: Measure,
): Promise<Series[]> {
  const [found, names] = await Promise.all([
    listFigureBuckets(filter, period, step, { split: true, now }),
    db.category.findMany({ select: { id: true, name: true } }),
  ]);
  const sums = new Map<number, number>();
  for (const row of found) sums.set(row.categoryId, (sums.get(row.categoryId) ?? 0) + row[measure]);
  const ordered = [...sums].filter(([, sum]) => sum > 0).sort(([, one], [, other]) => other - one);
  const largest = ordered.slice(0, PARTS).map(([id]) => id);
  const buckets = listBuckets(period, step);
  const series = (key: string, label: string, mine: (id: number) => boolean): Series => ({
    key,
    label,
    values: buckets.map((bucket) =>
      found.filter((row) => row.key === bucket.key && mine(row.categoryId)).reduce((sum, row) => sum + row[measure], 0),
    ),
  });
  const findName = (id: number) => names.find((one) => one.id === id)?.name ?? words['statistics.goneCategory'];
  return [
    ...largest.map((id) => series(String(id), findName(id), (other) => other === id)),
    ...(ordered.length > PARTS ? [series('rest', words['statistics.rest'], (id) => !largest.includes(id))] : []),
  ];
}
