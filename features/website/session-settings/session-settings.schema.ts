import { z } from 'zod';
import { type Role, roles } from '@/lib/auth/roles';
import { type SessionLength, secondFactorRoles, sessionBounds } from '@/lib/auth/session-rules';

const buildLengthField = (name: SessionLength) =>
  z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,5}\s*$/, `sessions.bad.${name}`)], `sessions.bad.${name}`)
    .transform(Number)
    .refine((typed) => typed >= sessionBounds[name].min && typed <= sessionBounds[name].max, `sessions.bad.${name}`);

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
    error: 'sessions.idleTooLong',
  })
  .refine(({ memberIdleMinutes, memberHours }) => memberIdleMinutes <= memberHours * 60, {
    path: ['memberIdleMinutes'],
    error: 'sessions.idleTooLong',
  });
