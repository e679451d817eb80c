import { type SessionLength, sessionBounds } from '@/lib/auth/session-rules';
import { formatNumber } from '@/lib/time/format';
import { sessionSettingsMessages as words } from './session-settings.messages';

/** The two groups with durations of their own: every staff role, and the members. */
export const sessionGroups = ['staff', 'member'] as const;
export type SessionGroup = (typeof sessionGroups)[number];

/** Names of a group's two durations. */
export const groupLengths = {
  staff: { idle: 'staffIdleMinutes', total: 'staffHours' },
  member: { idle: 'memberIdleMinutes', total: 'memberHours' },
} as const satisfies Record<SessionGroup, { idle: SessionLength; total: SessionLength }>;

/** Minutes in words, as “1 ชั่วโมง 30 นาที”. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${formatNumber(hours)} ${words['sessions.hours']}`];
  if (rest > 0 || hours === 0) parts.push(`${formatNumber(rest)} ${words['sessions.minutes']}`);
  return parts.filter(Boolean).join(' ');
}

/**
 * Sentence that says when a group has to log in again.
 *
 * @param typed the durations by name, as typed
 * @returns undefined while a value is missing or out of its bounds
 */
export function describeSessions(group: SessionGroup, typed: Readonly<Record<string, unknown>>): string | undefined {
  const [idle, hours] = [groupLengths[group].idle, groupLengths[group].total].map((name) =>
    readLength(name, typed[name]),
  );
  if (idle === undefined || hours === undefined || idle > hours * 60) return undefined;
  return words[idle === hours * 60 ? 'sessions.effectTotal' : 'sessions.effect']
    .replace('{group}', words[`sessions.${group}`])
    .replace('{idle}', formatMinutes(idle))
    .replace('{total}', formatMinutes(hours * 60));
}

function readLength(name: SessionLength, typed: unknown): number | undefined {
  const text = String(typed ?? '').trim();
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= sessionBounds[name].min && value <= sessionBounds[name].max ? value : undefined;
}
