import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getSingleton } from '@/lib/process/singleton';
import {
  TRAFFIC_KEY,
  type TrafficEntry,
  type TrafficPermit,
  type TrafficSetting,
  trafficSetting,
} from '@/lib/site/traffic-log.schema';
import { readPartitionDay } from './traffic-log.rules';

/** Maximum age of the cached setting. */
const SETTING_MAX_AGE_MS = 5_000;
/** Batch size. */
const BATCH = 2_000;

const settingCache = getSingleton('traffic.setting', (): { setting?: TrafficSetting; until: number } => ({ until: 0 }));

/** The cached setting; a change is effective in every process within five seconds. */
export async function readTrafficSetting(): Promise<TrafficSetting> {
  if (settingCache.setting && settingCache.until > performance.now()) return settingCache.setting;
  const row = await db.setting.findUnique({ where: { key: TRAFFIC_KEY }, select: { value: true } });
  settingCache.setting = trafficSetting.catch(trafficSetting.parse({})).parse(row?.value ?? {});
  settingCache.until = performance.now() + SETTING_MAX_AGE_MS;
  return settingCache.setting;
}

/** Expires the cached setting, as after a change. */
export function clearTrafficSettingCache(): void {
  settingCache.until = 0;
}

const partitionRows = z.array(z.object({ name: z.string() }));

/** The Thai days that have a partition, oldest first. */
export async function listPartitionDays(): Promise<string[]> {
  const rows = await db.$queryRaw`
    SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'traffic_log'::regclass ORDER BY c.relname`;
  return partitionRows.parse(rows).flatMap(({ name }) => readPartitionDay(name) ?? []);
}

/** Streams the lines of a window in chronological order, in batches. */
export async function* readTraffic({ from, to }: Pick<TrafficPermit, 'from' | 'to'>): AsyncGenerator<TrafficEntry[]> {
  let behind: { at: Date; requestId: string } | undefined;
  for (;;) {
    const rows: TrafficEntry[] = await db.trafficLine.findMany({
      where: {
        at: { gte: behind?.at ?? from, lt: to },
        ...(behind ? { NOT: { at: behind.at, requestId: { lte: behind.requestId } } } : {}),
      },
      orderBy: [{ at: 'asc' }, { requestId: 'asc' }],
      take: BATCH,
    });
    if (rows.length > 0) yield rows;
    behind = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
