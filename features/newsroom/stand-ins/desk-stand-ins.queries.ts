import { z } from 'zod';
import { Prisma } from '@/lib/prisma/client';
import { toThaiDay } from '@/lib/time/format';

/** A stand-in at the desk of an office, with the name of the absent account. */
export const deskStandIn = z.object({ organisationId: z.number(), name: z.string(), standIn: z.string() });

/**
 * Stand-ins at all desks, as a query for a statement that names some organisations. It agrees with `findStandIns`: both
 * accounts open and of one organisation, the stand-in not away itself.
 */
export function deskStandInsSql(now: Date): Prisma.Sql {
  const today = Prisma.sql`${toThaiDay(now)}::date`;
  return Prisma.sql`
    SELECT b.id, s.organisation_id, a.display_name AS name, d.display_name AS stand_in
    FROM absence b
    JOIN account a ON a.id = b.account_id AND a.status = 'open'
    JOIN "system_user" s ON s.account_id = a.id
    JOIN account d ON d.id = b.stand_in_id AND d.status = 'open'
    LEFT JOIN "system_user" ds ON ds.account_id = d.id
    LEFT JOIN college_user dc ON dc.account_id = d.id
    WHERE ${today} BETWEEN b.first_day AND b.last_day
      AND COALESCE(ds.organisation_id, dc.organisation_id) = s.organisation_id
      AND NOT EXISTS (SELECT 1 FROM absence x WHERE x.account_id = d.id AND ${today} BETWEEN x.first_day AND x.last_day)`;
}
