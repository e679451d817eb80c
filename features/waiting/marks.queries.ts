import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
import type { WaitingKind } from './waiting.schema';

/** Expressions of a thing's columns in a statement. */
type Columns = { id: Prisma.Sql; since: Prisma.Sql; stamp: Prisma.Sql };

/** Condition that mark `m` snoozes a thing now; a new stamp or a new wait ends it. */
export const buildSnoozedSql = ({ since, stamp }: Omit<Columns, 'id'>, now: Date): Prisma.Sql => Prisma.sql`
  (m.snoozed_until > ${now} AND m.since = ${since} AND m.stamp = ${stamp})`;

/**
 * Condition that by mark `m` the viewer has given a thing to a colleague who still has an open account of the viewer's
 * office; a new wait ends it.
 */
export const buildGivenSql = ({ organisationId = NO_ID }: Viewer, since: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (m.given_to_id IS NOT NULL AND m.since = ${since} AND EXISTS (
    SELECT FROM account ga LEFT JOIN "system_user" gs ON gs.account_id = ga.id LEFT JOIN college_user gc ON gc.account_id = ga.id
    WHERE ga.id = m.given_to_id AND ga.status = 'open' AND COALESCE(gs.organisation_id, gc.organisation_id) = ${organisationId}))`;

/** Condition that the viewer has neither snoozed a thing nor given it to a colleague, for the queues of the features. */
export const buildLiveSql = (viewer: Viewer, kind: WaitingKind, columns: Columns, now: Date): Prisma.Sql => Prisma.sql`
  NOT EXISTS (SELECT FROM inbox_mark m
    WHERE m.account_id = ${viewer.accountId ?? NO_ID} AND m.kind = ${kind} AND m.thing_id = ${columns.id}
      AND (${buildSnoozedSql(columns, now)} OR ${buildGivenSql(viewer, columns.since)}))`;
