import { z } from 'zod';
import { type WaitingKind, waitingKinds } from '@/features/waiting/waiting.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import type { WaitingRow } from './entries.queries';

type Thing = { kind: WaitingKind; id: number };

/** Things as a table `w` of a statement, with the wait and the state for which their marks hold. */
const buildRows = (things: readonly WaitingRow[]): Prisma.Sql => Prisma.sql`
  unnest(${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::int[],
    ${things.map(({ since }) => since)}::timestamptz[], ${things.map(({ stamp }) => stamp)}::text[]) AS w (kind, id, since, stamp)`;

const buildIn = (things: readonly Thing[]): Prisma.Sql => Prisma.sql`
  (m.kind, m.thing_id) IN (SELECT * FROM unnest(${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::int[]))`;

/** Snoozes things of an account; what a colleague gave stays given. */
export async function writeSnoozed(
  tx: Transaction,
  { accountId = NO_ID }: Viewer,
  things: readonly WaitingRow[],
  until: Date,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO inbox_mark AS m (account_id, kind, thing_id, since, stamp, snoozed_until)
    SELECT ${accountId}, w.kind, w.id, w.since, w.stamp, ${until} FROM ${buildRows(things)}
    ON CONFLICT (account_id, kind, thing_id) DO UPDATE SET since = EXCLUDED.since, stamp = EXCLUDED.stamp,
      snoozed_until = EXCLUDED.snoozed_until, at = now(), given_to_id = NULL,
      given_by_id = CASE WHEN m.since = EXCLUDED.since THEN m.given_by_id END,
      note = CASE WHEN m.since = EXCLUDED.since AND m.given_by_id IS NOT NULL THEN m.note ELSE '' END`;
}

/** Ends the snoozes of an account on some things; returns how many there were. */
export const clearSnoozed = (
  tx: Transaction,
  { accountId = NO_ID }: Viewer,
  things: readonly Thing[],
): Promise<number> => tx.$executeRaw`
    UPDATE inbox_mark m SET snoozed_until = NULL
    WHERE m.account_id = ${accountId} AND m.snoozed_until IS NOT NULL AND ${buildIn(things)}`;

type Gift = {
  receiverId: number;
  note: string;
  given: readonly WaitingRow[];
  /** The same things as they wait for the receiver. */
  theirs: readonly WaitingRow[];
};

/** Marks things as given in both accounts; a colleague to whom the giver gave one before has it no longer. */
export async function writeGiven(
  tx: Transaction,
  { accountId = NO_ID }: Viewer,
  { receiverId, note, given, theirs }: Gift,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE inbox_mark m SET given_by_id = NULL, note = '' WHERE m.given_by_id = ${accountId} AND ${buildIn(given)}`;
  await tx.$executeRaw`
    INSERT INTO inbox_mark (account_id, kind, thing_id, since, stamp, given_to_id, note)
    SELECT ${accountId}, w.kind, w.id, w.since, w.stamp, ${receiverId}, ${note} FROM ${buildRows(given)}
    ON CONFLICT (account_id, kind, thing_id) DO UPDATE SET since = EXCLUDED.since, stamp = EXCLUDED.stamp,
      given_to_id = EXCLUDED.given_to_id, given_by_id = NULL, snoozed_until = NULL, note = EXCLUDED.note, at = now()`;
  const got = theirs.filter(({ kind, id }) => given.some((one) => one.kind === kind && one.id === id));
  await tx.$executeRaw`
    INSERT INTO inbox_mark (account_id, kind, thing_id, since, stamp, given_by_id, note)
    SELECT ${receiverId}, w.kind, w.id, w.since, w.stamp, ${accountId}, ${note} FROM ${buildRows(got)}
    ON CONFLICT (account_id, kind, thing_id) DO UPDATE SET since = EXCLUDED.since, stamp = EXCLUDED.stamp,
      given_to_id = NULL, given_by_id = EXCLUDED.given_by_id, snoozed_until = NULL, note = EXCLUDED.note, at = now()`;
}

const taken = z.object({ kind: z.enum(waitingKinds), id: z.number(), name: z.string() });

/** Ends what an account has given; returns the things with the names of those who had them. */
export async function clearGiven(tx: Transaction, { accountId = NO_ID }: Viewer, things: readonly Thing[]) {
  const rows: unknown = await tx.$queryRaw`
    SELECT m.kind, m.thing_id AS id, a.display_name AS name FROM inbox_mark m JOIN account a ON a.id = m.given_to_id
    WHERE m.account_id = ${accountId} AND ${buildIn(things)} ORDER BY m.kind, m.thing_id FOR UPDATE OF m`;
  await tx.$executeRaw`
    UPDATE inbox_mark m SET given_to_id = NULL, note = '' WHERE m.account_id = ${accountId} AND m.given_to_id IS NOT NULL AND ${buildIn(things)}`;
  await tx.$executeRaw`
    UPDATE inbox_mark m SET given_by_id = NULL, note = '' WHERE m.given_by_id = ${accountId} AND ${buildIn(things)}`;
  return z.array(taken).parse(rows);
}
