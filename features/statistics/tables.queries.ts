import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { currentTime } from '@/lib/time/current-time';
import { type Group, lineKey, nameLines } from './labels.queries';
import { bucketsOf, comparedPeriod, periodOf, stepOf } from './ranges.rules';
import type { Period, Step } from './ranges.schema';
import {
  type FigureFilter,
  findFilter,
  readBuckets,
  readFirstDay,
  readGroups,
  readTotals,
  visibleOrganisations,
} from './statistics.queries';
import { type FigureChoice, ROWS } from './statistics.rules';
import {
  type Breakdown,
  type FigureRow,
  type FigureScope,
  type Figures,
  type Measure,
  measures,
} from './statistics.schema';
import type { FigureTable } from './tables.schema';

/** Lines of a file at most. */
export const MOST_ROWS = 20_000;
const NOTHING: Figures = { published: 0, reads: 0, shares: 0 };

export type Asked = { filter: FigureFilter; period: Period; compared?: Period; step: Step; now: Date };

/**
 * The figures that an address asks for, as numbers: nothing but what the viewer may see.
 *
 * @param rows how many lines of the breakdown; time has all of its own
 */
export async function readFigureTable(
  viewer: Viewer,
  scope: FigureScope,
  choice: FigureChoice,
  { now = currentTime(), rows = ROWS }: { now?: Date; rows?: number } = {},
): Promise<FigureTable> {
  const asked = await readAsked(viewer, scope, choice, now);
  const { filter, period, compared, step } = asked;
  const [sums, before, lines] = await Promise.all([
    readTotals(filter, period, now),
    compared && readTotals(filter, compared, now),
    choice.by === 'time' ? readTime(asked) : readLines(viewer, scope, choice, choice.by, asked, rows),
  ]);
  return { period, compared, step, now: sums, before, ...lines };
}

/** What is behind an address: whose figures, of which period and which compared one, cut up how. */
export async function readAsked(viewer: Viewer, scope: FigureScope, choice: FigureChoice, now: Date): Promise<Asked> {
  const [filter, since] = await Promise.all([findFilter(viewer, scope, choice), readFirstDay(now)]);
  const period = periodOf(choice, since, now);
  return { filter, period, compared: comparedPeriod(period, choice.compare), step: stepOf(period, choice.step), now };
}

/** Every bucket of the period, the compared one's beside it in their order. */
export async function readTime({
  filter,
  period,
  compared,
  step,
  now,
}: Asked): Promise<{ rows: FigureRow[]; total: number }> {
  const [found, earlier] = await Promise.all([
    readBuckets(filter, period, step, { now }),
    compared ? readBuckets(filter, compared, step, { now }) : [],
  ]);
  const at = (rows: typeof found, key: string | undefined) =>
    rows.filter((row) => row.key === key).reduce((sum, row) => plus(sum, row), NOTHING);
  const before = compared && bucketsOf(compared, step);
  const rows = bucketsOf(period, step).map(({ key, label }, index) => ({
    key,
    label,
    now: at(found, key),
    ...(before ? { before: at(earlier, before[index]?.key) } : {}),
  }));
  return { rows, total: rows.length };
}

/** A page of the lines of a breakdown, in the order of the chosen measure, and how many lines there are. */
export async function readLines(
  viewer: Viewer,
  scope: FigureScope,
  choice: FigureChoice,
  by: Exclude<Breakdown, 'time'>,
  { filter, period, compared, now }: Asked,
  size: number,
): Promise<{ rows: FigureRow[]; total: number }> {
  const [found, earlier, silent] = await Promise.all([
    readGroups(filter, period, by, now),
    compared ? readGroups(filter, compared, by, now) : [],
    by === 'organisation' ? listSilent(viewer, scope, filter) : [],
  ]);
  const groups = new Map<string, Group>(
    silent.map((id) => {
      const line = { key: String(id), organisationId: null };
      return [lineKey(line), { ...line, now: NOTHING, ...(compared ? { before: NOTHING } : {}) }];
    }),
  );
  for (const row of found) {
    const { key, organisationId } = row;
    groups.set(lineKey(row), { key, organisationId, now: row, ...(compared ? { before: NOTHING } : {}) });
  }
  for (const row of earlier) {
    const { key, organisationId } = row;
    groups.set(lineKey(row), { key, organisationId, now: groups.get(lineKey(row))?.now ?? NOTHING, before: row });
  }
  const sign = choice.descending ? -1 : 1;
  const sorted = [...groups.values()].sort((one, other) => sign * compareBy(choice.measure, one.now, other.now));
  const page = sorted.slice((choice.page - 1) * size, choice.page * size);
  return { rows: await nameLines[by](page), total: sorted.length };
}

/** Open organisations in scope, so that those without a figure are seen too. */
async function listSilent(viewer: Viewer, scope: FigureScope, { organisationIds }: FigureFilter): Promise<number[]> {
  const rows = await db.organisation.findMany({
    where: {
      AND: [visibleOrganisations(viewer, scope), { status: 'open', kind: { not: 'agency' } }],
      id: organisationIds && { in: [...organisationIds] },
    },
    select: { id: true },
    orderBy: { name: 'asc' },
    take: MOST_ROWS,
  });
  return rows.map(({ id }) => id);
}

/** By the measure, where that is equal by the others. */
function compareBy(measure: Measure, one: Figures, other: Figures): number {
  const order = [measure, ...measures];
  return order.map((name) => one[name] - other[name]).find((difference) => difference !== 0) ?? 0;
}

const plus = (one: Figures, other: Figures): Figures => ({
  published: one.published + other.published,
  reads: one.reads + other.reads,
  shares: one.shares + other.shares,
});
