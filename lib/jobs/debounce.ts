import { getSingleton } from '@/lib/process/singleton';

/** Scheduled runs by name; `scripts/test/jest/close-database.ts` cancels them. */
const scheduled = getSingleton('jobs.debounced', () => new Map<string, { timer: NodeJS.Timeout; due: number }>());

/**
 * Schedules `run` once per name; a later call can only move it earlier. The process doesn't stay alive for it.
 *
 * @param run never throws
 */
export function scheduleOnce(name: string, ms: number, run: () => Promise<void>, now = performance.now()): void {
  const there = scheduled.get(name);
  if (there && there.due <= now + ms) return;
  clearTimeout(there?.timer);
  const timer = setTimeout(() => {
    scheduled.delete(name);
    void run();
  }, ms);
  timer.unref();
  scheduled.set(name, { timer, due: now + ms });
}
