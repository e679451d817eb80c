import { toThaiDay } from '@/lib/time/format';

type Kept = { days: number; months: number };

/**
 * Backups that may be deleted. Of each of the last days and months that have backups, the newest stays, and so does the
 * newest of all: where no new ones are made, none is deleted.
 *
 * @param backups with their times, in any order
 */
export function listExpiredBackups(backups: readonly { name: string; at: Date }[], { days, months }: Kept): string[] {
  const newestFirst = [...backups].sort((one, other) => other.at.getTime() - one.at.getTime());
  const [byDay, byMonth] = [new Map<string, string>(), new Map<string, string>()];
  for (const { name, at } of newestFirst) {
    const day = toThaiDay(at);
    if (!byDay.has(day)) byDay.set(day, name);
    if (!byMonth.has(day.slice(0, 7))) byMonth.set(day.slice(0, 7), name);
  }
  const kept = new Set([...[...byDay.values()].slice(0, Math.max(1, days)), ...[...byMonth.values()].slice(0, months)]);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}
