import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import type { PolicyKind } from './policies.schema';

const countRow = z.array(z.object({ count: z.number() }));

/**
 * Number of people that the effect of a new version is about: browsers with a choice under the privacy policy in force,
 * which will be asked again; members, who will not. Zero for the other policies.
 */
export async function countPolicyPeople(kind: PolicyKind): Promise<number> {
  if (kind === 'terms') return db.member.count();
  if (kind !== 'privacy') return 0;
  const rows: unknown = await db.$queryRaw`
    SELECT count(DISTINCT browser_id)::int AS count FROM cookie_consent WHERE policy = (
      SELECT COALESCE(max(number), 0) FROM policy_version WHERE kind = 'privacy' AND in_force_at <= ${getCurrentTime()})`;
  return countRow.parse(rows)[0]?.count ?? 0;
}
