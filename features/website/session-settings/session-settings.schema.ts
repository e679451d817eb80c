import { z } from 'zod';
import { type Role, roles } from '@/lib/auth/roles';
import { type SessionLength, secondFactorRoles, sessionBounds } from '@/lib/auth/session-rules';
import { sessionSettingsMessages as words } from './session-settings.messages';

function buildLengthField(name: SessionLength) {
  const wrong = words[`sessions.bad.${name}`];
  const { min, max } = sessionBounds[name];
  return z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,5}\s*$/, wrong)], wrong)
    .transform(Number)
    .refine((typed) => typed >= min && typed <= max, wrong);
}

const canRequireSecondFactor = (role: Role): boolean => secondFactorRoles.some((one) => one === role);

/** Form input of the session durations and the roles that must use a second factor. */
export const sessionRulesInput = z
  .object({
    staffIdleMinutes: buildLengthField('staffIdleMinutes'),
    staffHours: buildLengthField('staffHours'),
    memberIdleMinutes: buildLengthField('memberIdleMinutes'),
    memberHours: buildLengthField('memberHours'),
    secondFactorRoles: z
      .array(z.enum(roles))
      .default([])
      .refine((named) => named.every(canRequireSecondFactor)),
  })
  .refine(({ staffIdleMinutes, staffHours }) => staffIdleMinutes <= staffHours * 60, {
    path: ['staffIdleMinutes'],
    error: words['sessions.idleTooLong'],
  })
  .refine(({ memberIdleMinutes, memberHours }) => memberIdleMinutes <= memberHours * 60, {
    path: ['memberIdleMinutes'],
    error: words['sessions.idleTooLong'],
  });
