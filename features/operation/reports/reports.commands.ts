import { db } from '@/lib/db/db';
import { repeat } from '@/lib/jobs/repeat';
import { describeError, log } from '@/lib/log/log';
import { getCurrentTime } from '@/lib/time/current-time';
import { flushErrors } from '../errors/errors.commands';
import { collectProcess, getMachineName } from './collect-process';
import type { MachineFacts, ProcessFacts } from './reports.schema';

/** Interval of a process's reports. */
const REPORT_MS = 30_000;

/** Stores the last report of a process of this machine. */
export async function storeReport(
  process: string,
  facts: ProcessFacts | MachineFacts,
  machine = getMachineName(),
): Promise<void> {
  const report = { at: getCurrentTime(), facts };
  await db.processReport.upsert({
    where: { machine_process: { machine, process } },
    create: { machine, process, ...report },
    update: report,
    select: { process: true },
  });
}

/**
 * Reports this process every half minute, and writes the errors that it counted; without a database it stays silent.
 *
 * @param name of the process, as in the metrics
 * @returns stops it
 */
export function startProcessReports(name: string): () => Promise<void> {
  const report = () =>
    Promise.all([storeReport(name, collectProcess()), flushErrors()]).catch((error: unknown) =>
      log.debug({ error: describeError(error) }, 'a process could not report'),
    );
  void report();
  return repeat(report, REPORT_MS);
}
