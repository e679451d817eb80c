import { z } from 'zod';
import { listRolesWith } from './access';
import { type Role, roles } from './roles';

/** Lifetimes of sessions, and the roles that must use a second factor. */
export type SessionRules = {
  staffIdleMinutes: number;
  staffHours: number;
  memberIdleMinutes: number;
  memberHours: number;
  /** Additional roles that must use a second factor. */
  secondFactorRoles: readonly Role[];
};

/** Key of the setting. */
export const SESSIONS_KEY = 'sessions';

/** Bounds of the settings: short enough that a forgotten browser is no open door, long enough to write an item. */
export const sessionBounds = {
  staffIdleMinutes: { min: 15, max: 240 },
  staffHours: { min: 1, max: 24 },
  memberIdleMinutes: { min: 15, max: 1_440 },
  memberHours: { min: 1, max: 168 },
} as const;
export const sessionLengths = ['staffIdleMinutes', 'staffHours', 'memberIdleMinutes', 'memberHours'] as const;
export type SessionLength = (typeof sessionLengths)[number];

/**
 * Lifetimes of an installation within the bounds of the settings, as the form would accept them: a value outside counts
 * as the nearest, and no session may be idle for longer than it lasts.
 */
export function limitSessionLengths(lengths: Readonly<Record<SessionLength, number>>): Record<SessionLength, number> {
  const limit = (name: SessionLength) =>
    Math.min(Math.max(lengths[name], sessionBounds[name].min), sessionBounds[name].max);
  const [staffHours, memberHours] = [limit('staffHours'), limit('memberHours')];
  return {
    staffIdleMinutes: Math.min(limit('staffIdleMinutes'), staffHours * 60),
    staffHours,
    memberIdleMinutes: Math.min(limit('memberIdleMinutes'), memberHours * 60),
    memberHours,
  };
}

/** Roles that can have a second factor at all. */
export const secondFactorRoles = listRolesWith('secondFactor.own');

const storedField = (name: SessionLength) => z.number().int().min(sessionBounds[name].min).max(sessionBounds[name].max);

/** The stored rules; missing ones come from the environment. */
export const storedSessionRules = z
  .object({
    staffIdleMinutes: storedField('staffIdleMinutes'),
    staffHours: storedField('staffHours'),
    memberIdleMinutes: storedField('memberIdleMinutes'),
    memberHours: storedField('memberHours'),
    secondFactorRoles: z.array(z.enum(roles)),
  })
  .partial();
export type StoredSessionRules = z.infer<typeof storedSessionRules>;
