import { cache } from 'react';
import { z } from 'zod';
import { buildGivenSql, buildSnoozedSql } from '@/features/waiting/marks.queries';
import { type WaitingKind, waitingKinds } from '@/features/waiting/waiting.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { type InboxChoice, toThingKey } from './inbox.rules';
import {
  HEAD_SHOWN,
  type InboxCounts,
  type InboxEntry,
  type InboxRow,
  inboxResult,
  UNDATED_SHOWN,
} from './inbox.schema';
import { sources } from './sources';

export type Inbox = { counts: InboxCounts; entries: InboxEntry[] };
const nothing: Inbox = { counts: [], entries: [] };

/** Order of the inbox: by due date, those without one last, the longest waiting first. */
const order = Prisma.sql`e.due NULLS LAST, e.since, e.kind, e.id`;

/**
 * Inbox of a viewer: the numbers of everything that waits, and its head: what colleagues gave, then by due date. One
 * statement, memoised per render. The bell, the menu, the home and the inbox itself take their numbers from here.
 */
export const findInbox = cache(async (viewer: Viewer): Promise<Inbox> => {
  const now = getCurrentTime();
  const entries = buildMarkedSql(viewer, now);
  if (!entries) return nothing;
  return readInbox(
    viewer,
    now,
    entries,
    Prisma.sql`
    SELECT * FROM (
      (SELECT * FROM entries e WHERE e.state = 'waiting' AND (e.due IS NOT NULL OR e.giver_id IS NOT NULL)
        ORDER BY e.giver_id IS NULL, ${order} LIMIT ${HEAD_SHOWN})
      UNION ALL
      (SELECT * FROM entries e WHERE e.state = 'waiting' AND e.due IS NULL AND e.giver_id IS NULL
        ORDER BY e.since DESC, e.kind, e.id DESC LIMIT ${HEAD_SHOWN})
    ) head`,
  );
});

/** Things at the head of an inbox for a panel of few lines: room is kept for the newest without a due date. */
export function pickHead(entries: readonly InboxEntry[]): InboxEntry[] {
  const isUndated = ({ due, giver }: InboxEntry) => due === null && giver === null;
  const dated = entries.filter((entry) => !isUndated(entry));
  const undated = entries.filter(isUndated);
  const kept = Math.min(undated.length, Math.max(UNDATED_SHOWN, HEAD_SHOWN - dated.length));
  return [...dated.slice(0, HEAD_SHOWN - kept), ...undated.slice(0, kept)];
}

/** One page of a tab of the inbox with the numbers of all tabs and kinds, under the search. One statement. */
export async function listInbox(viewer: Viewer, choice: InboxChoice, now = getCurrentTime()): Promise<Inbox> {
  const entries = buildMarkedSql(viewer, now);
  if (!entries) return nothing;
  const { skip, take } = toSkipTake(choice);
  const kind = choice.kind === undefined ? Prisma.sql`true` : Prisma.sql`e.kind = ${choice.kind}`;
  const first = Prisma.sql`
    SELECT * FROM entries e WHERE e.state = ${choice.tab} AND ${kind} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
  return readInbox(viewer, now, entries, first, choice.needle);
}

/** Statement of everything that waits for a viewer, whatever the marks; undefined if nothing ever does. */
function buildEntriesSql(viewer: Viewer, now: Date): Prisma.Sql | undefined {
  if (!can(viewer, 'area.staff')) return undefined;
  const parts = waitingKinds.flatMap((kind) => {
    const sql = sources[kind].buildEntries(viewer, now);
    return sql ? [Prisma.sql`SELECT ${kind}::text AS kind, x.id, x.part, x.since, x.due, x.stamp FROM (${sql}) x`] : [];
  });
  return parts.length > 0 ? Prisma.join(parts, ' UNION ALL ') : undefined;
}

/** Statement of the same with the viewer's marks: in which tab a thing is, until when, and who gave it or got it. */
function buildMarkedSql(viewer: Viewer, now: Date): Prisma.Sql | undefined {
  const all = buildEntriesSql(viewer, now);
  if (!all) return undefined;
  const [since, stamp] = [Prisma.sql`a.since`, Prisma.sql`a.stamp`];
  return Prisma.sql`
    SELECT a.kind, a.id, a.part, a.since, a.due, m.snoozed_until AS until, COALESCE(m.note, '') AS note,
      CASE WHEN ${buildGivenSql(viewer, since)} THEN 'given' WHEN ${buildSnoozedSql({ since, stamp }, now)} THEN 'snoozed'
        ELSE 'waiting' END AS state,
      CASE WHEN m.since = a.since THEN m.given_by_id END AS giver_id, m.given_to_id AS receiver_id
    FROM (${all}) a
    LEFT JOIN inbox_mark m ON m.account_id = ${viewer.accountId ?? NO_ID} AND m.kind = a.kind AND m.thing_id = a.id`;
}

/** Titles of all things that a statement has, by the sources of their kinds. */
const buildTitlesSql = (viewer: Viewer, from: Prisma.Sql): Prisma.Sql =>
  Prisma.join(
    waitingKinds.flatMap((kind) => {
      const rows = Prisma.sql`(SELECT id, part FROM ${from} WHERE kind = ${kind})`;
      if (!sources[kind].buildEntries(viewer, getCurrentTime())) return [];
      const titles = sources[kind].buildTitles(rows, viewer);
      return [
        Prisma.sql`SELECT ${kind}::text AS kind, t.id, t.title, t.sender::text AS sender, t.code::text AS code, t.words FROM (${titles}) t`,
      ];
    }),
    ' UNION ALL ',
  );

async function readInbox(
  viewer: Viewer,
  now: Date,
  marked: Prisma.Sql,
  first: Prisma.Sql,
  needle = '',
): Promise<Inbox> {
  const found = needle
    ? Prisma.sql`all_entries AS MATERIALIZED (${marked}), entries AS MATERIALIZED (
        SELECT e.* FROM all_entries e JOIN (${buildTitlesSql(viewer, Prisma.sql`all_entries`)}) s ON s.kind = e.kind AND s.id = e.id
        WHERE s.words LIKE ${`%${escapeLike(needle)}%`})`
    : Prisma.sql`entries AS MATERIALIZED (${marked})`;
  const rows: unknown = await db.$queryRaw`
    WITH ${found}, shown AS MATERIALIZED (SELECT p.*, row_number() OVER () AS place FROM (${first}) p)
    SELECT
      COALESCE((SELECT json_agg(c) FROM (
        SELECT kind, part, state, count(*)::int AS count, (count(*) FILTER (WHERE due < ${now}))::int AS late
        FROM entries GROUP BY 1, 2, 3) c), '[]') AS counts,
      COALESCE((SELECT json_agg(r ORDER BY r.place) FROM (
        SELECT p.place, p.kind, p.id, p.part, p.since, p.due, p.until, p.note, t.title, t.sender, t.code,
          g.display_name AS giver, o.display_name AS receiver
        FROM shown p JOIN (${buildTitlesSql(viewer, Prisma.sql`shown`)}) t ON t.kind = p.kind AND t.id = p.id
        LEFT JOIN account g ON g.id = p.giver_id LEFT JOIN account o ON o.id = p.receiver_id) r), '[]') AS rows`;
  const [result] = z.array(inboxResult).length(1).parse(rows);
  return { counts: result?.counts ?? [], entries: (result?.rows ?? []).map((row) => toEntry(viewer, row)) };
}

function toEntry(viewer: Viewer, { title, sender, code, ...row }: InboxRow): InboxEntry {
  const source = sources[row.kind];
  const known = source.toTitle?.({ title, sender, code }, row) ?? { title: title ?? '', sender: sender ?? undefined };
  return { ...row, key: toThingKey(row), title: known.title, sender: known.sender, href: source.toHref(viewer, row) };
}

const thing = z.object({ kind: z.enum(waitingKinds), id: z.number(), part: z.string(), since: z.coerce.date() });
const waitingThing = thing.extend({ due: z.coerce.date().nullable(), stamp: z.string() });
export type WaitingRow = z.infer<typeof waitingThing>;

/** Those of some things that wait for a viewer, snoozed ones too, by their rules alone: the marks change no right. */
export async function findWaitingThings(
  tx: Pick<Transaction, '$queryRaw'>,
  viewer: Viewer,
  wanted: readonly { kind: WaitingKind; id: number }[],
): Promise<WaitingRow[]> {
  const all = buildEntriesSql(viewer, getCurrentTime());
  if (!all) return [];
  const kinds = wanted.map(({ kind }) => kind);
  const ids = wanted.map(({ id }) => id);
  const rows: unknown = await tx.$queryRaw`
    SELECT a.* FROM (${all}) a JOIN unnest(${kinds}::text[], ${ids}::int[]) AS w (kind, id) ON w.kind = a.kind AND w.id = a.id`;
  return z.array(waitingThing).parse(rows);
}
