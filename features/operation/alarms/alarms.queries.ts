import { listBadNights } from '@/features/moving/nightly/nightly.queries';
import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { listBeats } from '../canary/canary.queries';
import { readChecks } from '../checks/checks.queries';
import { readErrorFacts } from '../errors/errors.queries';
import { listMachines } from '../reports/reports.queries';
import { readQueues } from '../system/queues.queries';
import { tryRead } from '../system/try-read';
import type { AlarmFacts } from './alarms.schema';

/** Times since which alarms are raised, by their id. */
export async function listRaised(): Promise<Map<string, Date>> {
  const rows = await db.alarm.findMany({ where: { clearedAt: null }, select: { id: true, raisedAt: true } });
  return new Map(rows.map(({ id, raisedAt }) => [id, raisedAt]));
}

/** Reads all facts that the rules judge; one that can't be read hides no other. */
export async function readAlarmFacts(now = getCurrentMs()): Promise<AlarmFacts> {
  const [machines, queues, checks, errors, beats, nights] = await Promise.all([
    tryRead(() => listMachines(now)),
    tryRead(readQueues),
    tryRead(readChecks),
    tryRead(() => readErrorFacts(now)),
    tryRead(() => listBeats(now)),
    tryRead(() => listBadNights(now)),
  ]);
  return { now, machines, queues, checks, errors, beats, nights };
}
