import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { findMissedNight, isNightDue } from './nightly.rules';

async function listNights() {
  const sources = await db.moveSource.findMany({
    where: { nightlyAt: { not: null } },
    orderBy: { id: 'asc' },
    select: {
      ...{ id: true, name: true, address: true, nightlyAt: true, nightlyUntil: true, nightlyFrom: true },
      runs: {
        where: { isNightly: true },
        orderBy: { id: 'desc' },
        take: 1,
        select: { id: true, status: true, startedAt: true, problem: true },
      },
    },
  });
  return sources.map(({ runs: [last], name, address, ...source }) => ({
    ...{ ...source, name: name || address, last, lastStartedAt: last?.startedAt },
  }));
}

/** Ids of the sources whose nightly run is to begin now. */
export async function listDueNights(now = getCurrentMs()): Promise<number[]> {
  return (await listNights()).filter((nights) => isNightDue(nights, now)).map(({ id }) => id);
}

/** Nights that went wrong: a source, and whether its run failed or none began at its time. */
export type BadNight = { name: string; problem: string; at: Date };

/** Sources whose last night failed or passed without a run, for the operator's alarms. */
export async function listBadNights(now = getCurrentMs()): Promise<{ missed: BadNight[]; failed: BadNight[] }> {
  const nights = await listNights();
  const missed = nights.flatMap((one) => {
    const at = findMissedNight(one, now);
    return at ? [{ name: one.name, problem: '', at }] : [];
  });
  const failed = nights.flatMap(({ name, last }) =>
    last?.status === 'failed' ? [{ name, problem: last.problem, at: last.startedAt }] : [],
  );
  return { missed, failed };
}
