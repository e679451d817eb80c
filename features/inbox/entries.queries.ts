import { z } from 'zod';
import { buildGivenSql, buildSnoozedSql } from '@/features/waiting/marks.queries';
import { type WaitingKind, waitingKinds } from '@/features/waiting/waiting.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { sources } from './sources';

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
export function buildMarkedSql(viewer: Viewer, now: Date): Prisma.Sql | undefined {
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
