import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';

/** Last run of a job in this process; `failures` counts those since it last went well, `at` is in milliseconds since 1970. */
export type JobRun = { name: string; at: number; failures: number };

const runs = getSingleton('jobs.runs', () => new Map<string, JobRun>());

/** Records the end of a run. */
export function recordRun(name: string, hasFailed: boolean): void {
  const failures = hasFailed ? (runs.get(name)?.failures ?? 0) + 1 : 0;
  runs.set(name, { name, at: getCurrentMs(), failures });
}

/** Last runs of all jobs that have run in this process. */
export const listRuns = (): JobRun[] => [...runs.values()];
