import { getSingleton } from '@/lib/process/singleton';

/** What waits to run, by name; `scripts/test/jest/close-database.ts` calls it off. */
const scheduled = getSingleton('later', () => new Map<string, { timer: NodeJS.Timeout; due: number }>());

/**
 * Runs something once, in `ms` milliseconds; whoever asks for the same meanwhile can only bring it forward. The process
 * doesn't stay alive for it.
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
