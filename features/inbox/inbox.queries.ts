import { cache } from 'react';
import { z } from 'zod';
import { waitingKinds } from '@/features/waiting/waiting.schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { Prisma } from '@/lib/prisma/client';
import { getRequestAddress } from '@/lib/request/context';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildMarkedSql } from './entries.queries';
import { type InboxChoice, inboxList, toThingKey } from './inbox.rules';
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
/** The head of everything that waits, and a page of a tab. */
type InboxParts = { head: Inbox; page: Inbox };

/** Order of the inbox: by due date, those without one last, the longest waiting first. */
const order = Prisma.sql`e.due NULLS LAST, e.since, e.kind, e.id`;

/**
 * Inbox of a viewer: the numbers of everything that waits, and its head: what colleagues gave, then by due date. One
 * statement, memoised per render. The bell, the menu, the home and the inbox itself take their numbers from here. On the
 * screen of the inbox it is the statement of the screen's page, which the frame and the screen share.
 */
export const findInbox = cache(async (viewer: Viewer): Promise<Inbox> => {
  const shown = findShownAddress(viewer);
  if (shown !== undefined) return (await readParts(viewer, shown)).head;
  return (await readInbox(viewer, getCurrentTime(), { head: buildHeadSql('entries') })).head;
});

/** The page of the inbox at an address, and the head of everything that waits: one statement, memoised per render. */
export const findInboxPage = (viewer: Viewer, choice: InboxChoice): Promise<InboxParts> =>
  readParts(viewer, toAddress(choice));

/** One page of a tab of the inbox with the numbers of all tabs and kinds, under the search. One statement. */
export async function listInbox(viewer: Viewer, choice: InboxChoice, now = getCurrentTime()): Promise<Inbox> {
  return (await readInbox(viewer, now, { page: buildPageSql(choice) }, choice.needle)).page;
}

/** Things at the head of an inbox for a panel of few lines: room is kept for the newest without a due date. */
export function pickHead(entries: readonly InboxEntry[]): InboxEntry[] {
  const isUndated = ({ due, giver }: InboxEntry) => due === null && giver === null;
  const dated = entries.filter((entry) => !isUndated(entry));
  const undated = entries.filter(isUndated);
  const kept = Math.min(undated.length, Math.max(UNDATED_SHOWN, HEAD_SHOWN - dated.length));
  return [...dated.slice(0, HEAD_SHOWN - kept), ...undated.slice(0, kept)];
}

const toAddress = (choice: InboxChoice): string => inboxList.href('', choice);
const readAddress = (query: string): InboxChoice => inboxList.read(Object.fromEntries(new URLSearchParams(query)));

/** Address of the page of the inbox that the current request shows; undefined for a request of anything else. */
function findShownAddress(viewer: Viewer): string | undefined {
  const [path, ...query] = (getRequestAddress() ?? '').split('?');
  return path !== '' && path === findScreenHref(viewer, 'inbox') ? toAddress(readAddress(query.join('?'))) : undefined;
}

/** @param address of `toAddress`, so that equal choices share one statement */
const readParts = cache((viewer: Viewer, address: string): Promise<InboxParts> => {
  const choice = readAddress(address);
  const parts = { head: buildHeadSql(choice.needle ? 'all_entries' : 'entries'), page: buildPageSql(choice) };
  return readInbox(viewer, getCurrentTime(), parts, choice.needle);
});

type Entries = 'entries' | 'all_entries';
const tables = { entries: Prisma.sql`entries`, all_entries: Prisma.sql`all_entries` } as const;

const buildHeadSql = (from: Entries): Prisma.Sql => Prisma.sql`
  (SELECT * FROM ${tables[from]} e WHERE e.state = 'waiting' AND (e.due IS NOT NULL OR e.giver_id IS NOT NULL)
    ORDER BY e.giver_id IS NULL, ${order} LIMIT ${HEAD_SHOWN})
  UNION ALL
  (SELECT * FROM ${tables[from]} e WHERE e.state = 'waiting' AND e.due IS NULL AND e.giver_id IS NULL
    ORDER BY e.since DESC, e.kind, e.id DESC LIMIT ${HEAD_SHOWN})`;

function buildPageSql(choice: InboxChoice): Prisma.Sql {
  const { skip, take } = toSkipTake(choice);
  const kind = choice.kind === undefined ? Prisma.sql`true` : Prisma.sql`e.kind = ${choice.kind}`;
  return Prisma.sql`
    SELECT * FROM entries e WHERE e.state = ${choice.tab} AND ${kind} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
}

/** Titles of all things that a statement has, by the sources of their kinds. */
const buildTitlesSql = (viewer: Viewer, from: Prisma.Sql): Prisma.Sql =>
  Prisma.join(
    waitingKinds.flatMap((kind) => {
      const rows = Prisma.sql`(SELECT DISTINCT id, part FROM ${from} WHERE kind = ${kind})`;
      if (!sources[kind].buildEntries(viewer, getCurrentTime())) return [];
      const titles = sources[kind].buildTitles(rows, viewer);
      return [
        Prisma.sql`SELECT ${kind}::text AS kind, t.id, t.title, t.sender::text AS sender, t.code::text AS code, t.words FROM (${titles}) t`,
      ];
    }),
    ' UNION ALL ',
  );

const buildCountsSql = (from: Entries, now: Date): Prisma.Sql => Prisma.sql`
  COALESCE((SELECT json_agg(c) FROM (
    SELECT kind, part, state, count(*)::int AS count, (count(*) FILTER (WHERE due < ${now}))::int AS late
    FROM ${tables[from]} GROUP BY 1, 2, 3) c), '[]')`;

/** Reads parts of an inbox in one statement: the head has the numbers of everything, the page those under the search. */
async function readInbox(
  viewer: Viewer,
  now: Date,
  parts: Partial<Record<keyof InboxParts, Prisma.Sql>>,
  needle = '',
): Promise<InboxParts> {
  const marked = buildMarkedSql(viewer, now);
  if (!marked) return { head: { counts: [], entries: [] }, page: { counts: [], entries: [] } };
  const found = needle
    ? Prisma.sql`all_entries AS MATERIALIZED (${marked}), entries AS MATERIALIZED (
        SELECT e.* FROM all_entries e JOIN (${buildTitlesSql(viewer, tables.all_entries)}) s ON s.kind = e.kind AND s.id = e.id
        WHERE s.words LIKE ${`%${escapeLike(needle)}%`})`
    : Prisma.sql`entries AS MATERIALIZED (${marked})`;
  const lists = Object.entries(parts).map(
    ([name, rows]) => Prisma.sql`SELECT ${name}::text AS list, row_number() OVER () AS place, p.* FROM (${rows}) p`,
  );
  const whole = needle && parts.head ? buildCountsSql('all_entries', now) : Prisma.sql`NULL`;
  const rows: unknown = await db.$queryRaw`
    WITH ${found}, shown AS MATERIALIZED (${Prisma.join(lists, ' UNION ALL ')})
    SELECT ${buildCountsSql('entries', now)} AS counts, ${whole} AS "allCounts",
      COALESCE((SELECT json_agg(r ORDER BY r.place) FROM (
        SELECT p.list, p.place, p.kind, p.id, p.part, p.since, p.due, p.until, p.note, t.title, t.sender, t.code,
          g.display_name AS giver, o.display_name AS receiver
        FROM shown p JOIN (${buildTitlesSql(viewer, Prisma.sql`shown`)}) t ON t.kind = p.kind AND t.id = p.id
        LEFT JOIN account g ON g.id = p.giver_id LEFT JOIN account o ON o.id = p.receiver_id) r), '[]') AS rows`;
  const [{ counts, allCounts, rows: read }] = z.tuple([inboxResult]).parse(rows);
  const pick = (wanted: keyof InboxParts) =>
    read.flatMap(({ list, ...row }) => (list === wanted ? [toEntry(viewer, row)] : []));
  return { head: { counts: allCounts ?? counts, entries: pick('head') }, page: { counts, entries: pick('page') } };
}

function toEntry(viewer: Viewer, { title, sender, code, ...row }: InboxRow): InboxEntry {
  const source = sources[row.kind];
  const known = source.toTitle?.({ title, sender, code }, row) ?? { title: title ?? '', sender: sender ?? undefined };
  return { ...row, key: toThingKey(row), title: known.title, sender: known.sender, href: source.toHref(viewer, row) };
}
