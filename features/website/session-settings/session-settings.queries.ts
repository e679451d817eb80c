import { isSecondFactorRequired } from '@/lib/auth/pending-step';
import type { AccountRole } from '@/lib/auth/roles';
import { type SessionRules, secondFactorRoles } from '@/lib/auth/session-rules';
import { db } from '@/lib/db/db';

/** Open accounts without the second factor that their role must have: their number by role, roles without any left out. */
export async function countFactorGaps(rules: SessionRules): Promise<{ role: AccountRole; n: number }[]> {
  const required = secondFactorRoles.filter((role) => isSecondFactorRequired(role, rules));
  const rows = await db.account.groupBy({
    by: ['role'],
    where: { role: { in: required }, status: 'open', totpConfirmedAt: null },
    _count: true,
  });
  return required.flatMap((role) => {
    const n = rows.find((row) => row.role === role)?._count ?? 0;
    return n > 0 ? [{ role, n }] : [];
  });
}
