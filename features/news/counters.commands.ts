import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { joinKey } from '@/lib/cache/cache-key';
import { batchedCommand } from '@/lib/command/batched-command';
import { MAX_INTEGER } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import type { VisitorKeys } from '@/lib/http/visitor-keys';
import { createBatcher } from '@/lib/jobs/batch';
import { pickMessage } from '@/lib/messages/message';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { publicSql } from './filter/filter.queries';
import { newsMessages as words } from './news.messages';
import { countInput } from './news.schema';

/** Window in which a visitor counts once per item and kind. */
const COUNT_WINDOW_MINUTES = 30;
/** Maximum counts per address, item and kind in that window: enough for a school's computer room, not for a flood. */
const ADDRESS_LIMIT = 60;

type Kind = 'read' | 'share';
type Visit = { newsId: number; kind: Kind; visitor: VisitorKeys };
type Counts = { reads: number; shares: number };

const countBatched = createBatcher('news.counts', { run: countVisits, pauseMs: 3, maxBatch: 500, maxWaiting: 5_000 });

/**
 * Counts one read of a public item, once per visitor in 30 minutes. The returned count is committed.
 *
 * @returns the item's current reads; unchanged for a repeat, a robot or an address over its limit
 * @throws AppError 'missing' if the item is not public, 'busy' when thousands are queued
 */
export const countRead = batchedCommand({
  access: 'news.count',
  input: countInput,
  run: async ({ id }, viewer) => ({ reads: (await countVisit(id, 'read', viewer)).reads }),
});

/** Counts one share; as `countRead`. */
export const countShare = batchedCommand({
  access: 'news.count',
  input: countInput,
  run: async ({ id }, viewer) => ({ shares: (await countVisit(id, 'share', viewer)).shares }),
});

async function countVisit(newsId: number, kind: Kind, viewer: Viewer): Promise<Counts> {
  if (!viewer.visitorKeys) throw new Error('a counted command needs a viewer with its visitor keys');
  const counts = await countBatched({ newsId, kind, visitor: viewer.visitorKeys });
  if (!counts) throw new AppError('missing', pickMessage(words, 'news.notFound'));
  return counts;
}

const rows = z.array(z.object({ id: z.number(), reads: z.number(), shares: z.number() }));

/**
 * Counts many visits in one statement, which is one transaction: an item's total and its day are written once,
 * regardless of the number of reads. Rows are always locked in the same order (items, visits, totals, days; each by its
 * key), so that batches of several processes may wait for each other, but never deadlock. Items are locked first, as
 * moving an item to another category also locks it first.
 *
 * @returns the current counts of each visit's item; null if it is not public
 */
export async function countVisits(visits: readonly Visit[]): Promise<(Counts | null)[]> {
  const once = [
    ...new Map(visits.filter(({ visitor }) => !visitor.robot).map((visit) => [toVisitKey(visit), visit])).values(),
  ];
  const now = getCurrentTime();
  const long = Prisma.sql`make_interval(mins => ${COUNT_WINDOW_MINUTES}::int)`;
  const counts = await db.$queryRaw`
    WITH items AS MATERIALIZED (
      SELECT n.id, n.category_id FROM news n
      WHERE n.id = ANY (${[...new Set(visits.map(({ newsId }) => newsId))]}::int[]) AND ${publicSql(now)}
      ORDER BY n.id FOR KEY SHARE OF n
    ), asked AS (
      SELECT a.* FROM unnest(${once.map(({ newsId }) => newsId)}::int[], ${once.map(({ kind }) => kind)}::visit_kind[],
        ${once.map(({ visitor }) => visitor.visitorKey)}::bytea[], ${once.map(({ visitor }) => visitor.addressKey)}::bytea[])
        WITH ORDINALITY AS a (news_id, kind, visitor, address, place)
      JOIN items i ON i.id = a.news_id
    ), fresh AS (
      SELECT a.*, row_number() OVER (PARTITION BY a.news_id, a.kind, a.address ORDER BY a.place) AS number
      FROM asked a
      WHERE NOT EXISTS (SELECT 1 FROM news_visit v
        WHERE v.news_id = a.news_id AND v.kind = a.kind AND v.visitor = a.visitor AND v.at > now() - ${long})
    ), noted AS (
      INSERT INTO news_visit AS v (news_id, kind, visitor, address)
      SELECT f.news_id, f.kind, f.visitor, f.address FROM fresh f
      WHERE f.number + (SELECT count(*) FROM news_visit o
        WHERE o.news_id = f.news_id AND o.kind = f.kind AND o.address = f.address AND o.at > now() - ${long}) <= ${ADDRESS_LIMIT}
      ORDER BY f.news_id, f.kind, f.visitor
      ON CONFLICT (news_id, kind, visitor) DO UPDATE SET at = now(), address = excluded.address WHERE v.at <= now() - ${long}
      RETURNING news_id, kind
    ), sums AS (
      SELECT news_id, (count(*) FILTER (WHERE kind = 'read'))::int AS reads,
        (count(*) FILTER (WHERE kind = 'share'))::int AS shares
      FROM noted GROUP BY news_id
    ), totals AS (
      INSERT INTO news_count AS c (news_id, category_id, reads, shares)
      SELECT s.news_id, i.category_id, s.reads, s.shares FROM sums s JOIN items i ON i.id = s.news_id ORDER BY s.news_id
      ON CONFLICT (news_id, category_id) DO UPDATE SET ${buildIncrementSql('c')}
      RETURNING news_id, reads, shares
    ), days AS (
      INSERT INTO news_daily_count AS d (news_id, day, reads, shares)
      SELECT news_id, (now() AT TIME ZONE 'Asia/Bangkok')::date, reads, shares FROM sums ORDER BY news_id
      ON CONFLICT (news_id, day) DO UPDATE SET ${buildIncrementSql('d')}
    )
    SELECT i.id, COALESCE(t.reads, k.reads, 0) AS reads, COALESCE(t.shares, k.shares, 0) AS shares
    FROM items i LEFT JOIN totals t ON t.news_id = i.id LEFT JOIN news_count k ON k.news_id = i.id`;
  const found = new Map(rows.parse(counts).map(({ id, ...item }) => [id, item]));
  return visits.map(({ newsId }) => found.get(newsId) ?? null);
}

/** A count saturates at the column's maximum, so that an overflow does not fail the batch. */
const buildIncrementSql = (row: 'c' | 'd') => {
  const sum = (column: 'reads' | 'shares') =>
    Prisma.raw(`${column} = LEAST(${row}.${column}::bigint + excluded.${column}, ${MAX_INTEGER})::int`);
  return Prisma.sql`${sum('reads')}, ${sum('shares')}`;
};

const toVisitKey = ({ newsId, kind, visitor }: Visit): string =>
  joinKey(newsId, kind, Buffer.from(visitor.visitorKey).toString('base64'));
