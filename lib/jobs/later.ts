import { shared } from '@/lib/process/shared';

/** What waits to run, by name; `scripts/test/jest/close-database.ts` calls it off. */
const waiting = shared('later', () => new Map<string, { timer: NodeJS.Timeout; due: number }>());

/**
 * Runs something once, in `ms` milliseconds; whoever asks for the same meanwhile can only bring it forward. The process
 * doesn't stay alive for it.
 *
 * @param run never throws
 */
export function runLater(name: string, ms: number, run: () => Promise<void>, now = performance.now()): void {
  const there = waiting.get(name);
  if (there && there.due <= now + ms) return;
  clearTimeout(there?.timer);
  const timer = setTimeout(() => {
    waiting.delete(name);
    void run();
  }, ms);
  timer.unref();
  waiting.set(name, { timer, due: now + ms });
}
