import type { listBadNights } from '@/features/moving/nightly/nightly.queries';
import type { CanaryBeat } from '../canary/canary.schema';
import type { CheckResults } from '../checks/checks.schema';
import type { ErrorFacts } from '../errors/errors.schema';
import type { MachineReport } from '../reports/reports.schema';
import type { QueueFacts } from '../system/system.schema';

/** Facts that the rules judge; undefined are those that could not be read. `now` is in milliseconds since 1970. */
export type AlarmFacts = {
  now: number;
  machines: readonly MachineReport[] | undefined;
  queues: QueueFacts | undefined;
  checks: CheckResults | undefined;
  errors: ErrorFacts | undefined;
  /** Publications of the canary in the last hour, the newest first. */
  beats: readonly CanaryBeat[] | undefined;
  /** Nightly runs of moves that failed or did not begin. */
  nights: Awaited<ReturnType<typeof listBadNights>> | undefined;
};

/** Result of a rule: what is wrong, nothing is, or that can't be told now. */
export type Verdict = { found: string } | 'fine' | 'unknown';

/** An alarm: when it is raised, in which words, and what to do about it. */
export type AlarmRule = {
  id: string;
  severity: 'urgent' | 'warning';
  title: string;
  advice: string;
  judge: (facts: AlarmFacts) => Verdict;
};

/** A rule that found something. */
export type AlarmFinding = Omit<AlarmRule, 'judge'> & { found: string };
