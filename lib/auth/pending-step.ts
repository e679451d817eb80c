import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { ignoreOutage } from '@/lib/errors/errors';
import { DAY_MS } from '@/lib/time/units';
import { can } from './access';
import type { Role } from './roles';
import type { SessionRules } from './session-rules';
import type { Viewer, ViewerSession } from './viewer';

type StepSource = {
  id: number;
  role: Viewer['role'];
  totpConfirmedAt: Date | null;
  secondFactorAskedAt: Date | null;
  mustChangePassword: boolean;
};

/** True if accounts of a role must have a second factor, by the installation or by the setting of the site. */
export function isSecondFactorRequired(
  role: Role,
  { secondFactorRoles }: Pick<SessionRules, 'secondFactorRoles'>,
): boolean {
  const always = env.SECOND_FACTOR_REQUIRED && can({ role }, 'secondFactor.expected');
  return always || (secondFactorRoles.includes(role) && can({ role }, 'secondFactor.own'));
}

/**
 * The step that a session still owes, and until when the account may do without a second factor. The first session of
 * an account that must have one begins its days of grace.
 *
 * @param provedAt time at which the session proved its second factor
 */
export async function findSessionStep(
  account: StepSource,
  provedAt: Date | null,
  rules: SessionRules,
  now: Date,
): Promise<Pick<ViewerSession, 'pendingStep' | 'secondFactorDue'>> {
  if (account.totpConfirmedAt && !provedAt) return { pendingStep: 'secondFactor' };
  if (account.mustChangePassword) return { pendingStep: 'password' };
  if (account.totpConfirmedAt || !isSecondFactorRequired(account.role, rules)) return {};
  const askedAt = account.secondFactorAskedAt ?? (await startGrace(account.id, now));
  const due = new Date(askedAt.getTime() + env.SECOND_FACTOR_GRACE_DAYS * DAY_MS);
  return due <= now ? { pendingStep: 'enrolment' } : { secondFactorDue: due };
}

/**
 * Stores the beginning of the grace; of two sessions at once the first counts from the next request on. A database that takes
 * no writes keeps nobody from reading: then it begins at a later visit.
 */
async function startGrace(id: number, now: Date): Promise<Date> {
  await db.account
    .updateMany({ where: { id, secondFactorAskedAt: null }, data: { secondFactorAskedAt: now } })
    .catch(ignoreOutage);
  return now;
}
