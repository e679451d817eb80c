import { runLongTransaction, type Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay, toUtcDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { addDays } from './ranges.rules';

/** Advisory lock: only one instance updates the figures at a time. */
const FIGURES_LOCK = 7_201_044;
/** Time budget of one round; the next one continues from there. */
const ROUND_MS = 20_000;
const STEP_TIMEOUT_MS = 120_000;
/** Batch sizes of one step: items in the initial import, and change notes afterwards. */
const ITEMS_AT_ONCE = 20_000;
const NOTES_AT_ONCE = 2_000;
/** Maximum number of days recounted in one step. */
const DAYS_AT_ONCE = 31;

type StepResult = { written: number; more: boolean };

/**
 * Updates the figures: imports items that were published or changed, then recounts the days whose reads may have grown,
 * which are yesterday and today, or all since the last run. Every step is its own transaction and begins where the last
 * one ended, so the update may be interrupted and may run on several instances.
 *
 * @param budget time in milliseconds in which new steps may begin
 * @returns number of daily sums changed
 */
export async function updateFigures(now = getCurrentTime(), budget = ROUND_MS): Promise<number> {
  const end = performance.now() + budget;
  let written = 0;
  for (;;) {
    const step = await runLongTransaction(STEP_TIMEOUT_MS, (tx) => runStep(tx, now));
    written += step.written;
    if (!step.more || performance.now() > end) return written;
  }
}

async function runStep(tx: Transaction, now: Date): Promise<StepResult> {
  const [lock] = await tx.$queryRaw<
    { got: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(${FIGURES_LOCK}::bigint) AS got`;
  if (!lock?.got) return { written: 0, more: false };
  const state = await tx.figureState.findUniqueOrThrow({ where: { id: 1 } });
  if (state.nextItem <= state.lastItem) return importItems(tx, state, now);
  const next = state.nextDay ? toUtcDay(state.nextDay) : await findFirstCountedDay(tx, now);
  const notes = await applyChanges(tx, next, now);
  return notes.more ? notes : recountDays(tx, next, now);
}

const toThaiDate = (column: string) => Prisma.raw(`(${column} AT TIME ZONE 'Asia/Bangkok')::date`);
const authorJoins = Prisma.sql`
  LEFT JOIN college_user cu ON cu.id = n.college_user_id LEFT JOIN "system_user" su ON su.id = n.system_user_id`;
const authorId = Prisma.sql`COALESCE(cu.account_id, su.account_id, 0)`;

/** Imports items older than the figures: those that are public or, judging by their remaining data, have been. */
async function importItems(
  tx: Transaction,
  state: { nextItem: number; lastItem: number },
  now: Date,
): Promise<StepResult> {
  const [taken] = await tx.$queryRaw<{ last: number }[]>`
    WITH taken AS (
      SELECT * FROM news WHERE id BETWEEN ${state.nextItem} AND ${state.lastItem} ORDER BY id LIMIT ${ITEMS_AT_ONCE}
    ), kept AS (
      INSERT INTO figure_item (news_id, day, organisation_id, category_id, section, author_id)
      SELECT n.id, ${toThaiDate('n.publish_at')}, n.organisation_id, n.category_id, n.section, ${authorId}
      FROM taken n ${authorJoins}
      WHERE n.publish_at <= ${now} AND (n.status = 'allow' OR (n.status = 'hide' AND n.publish_at <= n.updated_at))
        AND (n.deleted_at IS NULL OR n.publish_at <= n.deleted_at)
        AND (n.unpublish_at IS NULL OR n.unpublish_at > n.publish_at)
      ON CONFLICT (news_id) DO NOTHING
    ), noted AS (
      INSERT INTO figure_dirty (news_id, due, was_public, day)
      SELECT id, publish_at, false, ${toThaiDate('publish_at')} FROM taken
      WHERE status = 'allow' AND deleted_at IS NULL AND publish_at > ${now}
    )
    SELECT COALESCE(max(id), ${state.lastItem})::int AS last FROM taken`;
  await tx.figureState.update({ where: { id: 1 }, data: { nextItem: (taken?.last ?? state.lastItem) + 1 } });
  return { written: 0, more: true };
}

/** First day to count: the oldest one with an item or a read. */
async function findFirstCountedDay(tx: Transaction, now: Date): Promise<string> {
  const [found] = await tx.$queryRaw<{ day: string | null }[]>`
    SELECT LEAST((SELECT min(day) FROM figure_item), (SELECT min(day) FROM news_daily_count))::text AS day`;
  return getEarlierDay(found?.day ?? getYesterday(now), getYesterday(now));
}

/**
 * Moves changed items to the cells in which they count now, with their reads of all days before `next`; later days are
 * recounted anyway. An item that is not public and has no note of having been public does not count. An item that was
 * postponed and withdrawn before its new time still counts on the day on which it was public.
 */
async function applyChanges(tx: Transaction, next: string, now: Date): Promise<StepResult> {
  const [result] = await tx.$queryRaw<{ notes: number; written: number }[]>`
    WITH taken AS (
      DELETE FROM figure_dirty WHERE id IN (
        SELECT id FROM figure_dirty WHERE due <= ${now} ORDER BY due, id LIMIT ${NOTES_AT_ONCE})
      RETURNING id, news_id, was_public, day
    ), noted AS (
      SELECT news_id, bool_or(was_public) AS was_public, 
        (array_agg(day ORDER BY id DESC) FILTER (WHERE was_public))[1] AS day
      FROM taken GROUP BY news_id
    ), fresh AS (
      SELECT n.id AS news_id, n.organisation_id, n.category_id, n.section, ${authorId} AS author_id,
        CASE WHEN n.publish_at <= ${now} AND n.status = 'allow' AND n.deleted_at IS NULL THEN ${toThaiDate('n.publish_at')}
          ELSE COALESCE(noted.day, i.day) END AS day,
        i.organisation_id AS old_organisation, i.category_id AS old_category, i.section AS old_section,
        i.author_id AS old_author, i.day AS old_day
      FROM noted JOIN news n ON n.id = noted.news_id LEFT JOIN figure_item i ON i.news_id = n.id ${authorJoins}
      WHERE i.news_id IS NOT NULL OR noted.was_public OR (n.status = 'allow' AND n.deleted_at IS NULL
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > n.publish_at))
    ), changed AS (
      SELECT * FROM fresh WHERE (organisation_id, category_id, section, author_id, day)
        IS DISTINCT FROM (old_organisation, old_category, old_section, old_author, old_day)
    ), kept AS (
      INSERT INTO figure_item (news_id, day, organisation_id, category_id, section, author_id)
      SELECT news_id, day, organisation_id, category_id, section, author_id FROM changed
      ON CONFLICT (news_id) DO UPDATE SET day = excluded.day, organisation_id = excluded.organisation_id,
        category_id = excluded.category_id, section = excluded.section, author_id = excluded.author_id
    ), delta AS (
      SELECT day AS at, organisation_id, category_id, author_id, section, 1 AS published, 0 AS reads, 0 AS shares
      FROM changed WHERE day < ${next}::date
      UNION ALL
      SELECT old_day, old_organisation, old_category, old_author, old_section, -1, 0, 0
      FROM changed WHERE old_day < ${next}::date
      UNION ALL
      SELECT c.day, n.organisation_id, n.category_id, n.author_id, n.section, 0, c.reads, c.shares
      FROM changed n JOIN news_daily_count c ON c.news_id = n.news_id WHERE c.day < ${next}::date
      UNION ALL
      SELECT c.day, n.old_organisation, n.old_category, n.old_author, n.old_section, 0, -c.reads, -c.shares
      FROM changed n JOIN news_daily_count c ON c.news_id = n.news_id
      WHERE c.day < ${next}::date AND n.old_day IS NOT NULL
    ), ${sumsSql}
    SELECT (SELECT count(*) FROM taken)::int AS notes, (SELECT count(*) FROM days)::int AS written`;
  return { written: result?.written ?? 0, more: result?.notes === NOTES_AT_ONCE };
}

/** Recounts days starting with `from`, writes the differences, and schedules the next day with any data. */
async function recountDays(tx: Transaction, from: string, now: Date): Promise<StepResult> {
  const [before, today] = [getYesterday(now), toThaiDay(now)];
  const to = getEarlierDay(addDays(from, DAYS_AT_ONCE - 1), today);
  const [result] = await tx.$queryRaw<{ written: number; later: string | null }[]>`
    WITH delta AS (
      SELECT day AS at, organisation_id, category_id, author_id, section, 1 AS published, 0 AS reads, 0 AS shares
      FROM figure_item WHERE day BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT c.day, i.organisation_id, i.category_id, i.author_id, i.section, 0, c.reads, c.shares
      FROM news_daily_count c JOIN figure_item i ON i.news_id = c.news_id
      WHERE c.day BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT at, organisation_id, category_id, author_id, section, -published, -reads, -shares
      FROM figure_day WHERE grain = 0 AND at BETWEEN ${from}::date AND ${to}::date
    ), ${sumsSql}
    SELECT (SELECT count(*) FROM days)::int AS written, LEAST(
      (SELECT min(day) FROM figure_item WHERE day > ${to}::date),
      (SELECT min(day) FROM news_daily_count WHERE day > ${to}::date),
      (SELECT min(at) FROM figure_day WHERE grain = 0 AND at > ${to}::date))::text AS later`;
  const more = to < today;
  const nextDay = new Date(`${more ? getEarlierDay(result?.later ?? before, before) : before}T00:00:00Z`);
  await tx.figureState.update({ where: { id: 1 }, data: { nextDay } });
  return { written: result?.written ?? 0, more };
}

/** End of a statement with a CTE `delta` of differences: adds them to each grain of their day and month. */
const sumsSql = Prisma.sql`
  cells AS (
    SELECT GROUPING(organisation_id, category_id, author_id) AS grain, at, COALESCE(organisation_id, 0) AS organisation_id,
      COALESCE(category_id, 0) AS category_id, COALESCE(author_id, 0) AS author_id, section,
      sum(published) AS published, sum(reads) AS reads, sum(shares) AS shares
    FROM delta
    GROUP BY GROUPING SETS ((at, section, organisation_id, category_id, author_id), (at, section, organisation_id, category_id),
      (at, section, organisation_id), (at, section, category_id))
    HAVING sum(published) <> 0 OR sum(reads) <> 0 OR sum(shares) <> 0
  ), days AS (
    INSERT INTO figure_day AS f (grain, at, organisation_id, category_id, author_id, section, published, reads, shares)
    SELECT grain, at, organisation_id, category_id, author_id, section, published, reads, shares FROM cells
    ON CONFLICT (grain, at, organisation_id, category_id, author_id, section) DO UPDATE SET
      published = f.published + excluded.published, reads = f.reads + excluded.reads, shares = f.shares + excluded.shares
    RETURNING 1
  ), months AS (
    INSERT INTO figure_month AS f (grain, at, organisation_id, category_id, author_id, section, published, reads, shares)
    SELECT grain, date_trunc('month', at::timestamp)::date, organisation_id, category_id, author_id, section,
      sum(published), sum(reads), sum(shares)
    FROM cells GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (grain, at, organisation_id, category_id, author_id, section) DO UPDATE SET
      published = f.published + excluded.published, reads = f.reads + excluded.reads, shares = f.shares + excluded.shares
  )`;

const getYesterday = (now: Date): string => toThaiDay(new Date(now.getTime() - DAY_MS));
const getEarlierDay = (one: string, other: string): string => (one < other ? one : other);
