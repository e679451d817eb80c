import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentMs } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { type CanaryBeat, PATIENCE_MS } from './canary.schema';

/** Number of the canary that was published last; 0 before the first. */
export async function readCanary(): Promise<number> {
  dependsOn(tag.canary);
  const row = await db.canaryBeat.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
  return row?.id ?? 0;
}

/** Publications of the last hour, the newest first; one that is still looked for is left out. */
export function listBeats(now = getCurrentMs()): Promise<CanaryBeat[]> {
  return db.canaryBeat.findMany({
    where: {
      at: { gt: new Date(now - HOUR_MS) },
      OR: [{ visibleMs: { not: null } }, { at: { lt: new Date(now - PATIENCE_MS) } }],
    },
    orderBy: { id: 'desc' },
    select: { at: true, visibleMs: true },
  });
}
