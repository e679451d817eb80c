import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { encrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { Prisma } from '@/lib/prisma/client';
import { getSingleton } from '@/lib/process/singleton';
import { tag } from '@/lib/request/context';
import {
  TRAFFIC_KEY,
  type TrafficLine,
  type TrafficPermit,
  trafficSetting,
  trafficSettingInput,
  trafficWindowInput,
} from '@/lib/site/traffic-log.schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { toThaiIsoTime } from '@/lib/time/thai-time';
import { clearTrafficSettingCache, listPartitionDays, readTrafficSetting } from './traffic-log.queries';
import { isExpiredDay, toPartitionName, toTimeRange } from './traffic-log.rules';

/** Of several instances one makes or deletes a day's part at a time. */
const PARTITIONS_LOCK = 7_201_077;
const DAY_MS = 86_400_000;
const THAI_OFFSET_MS = 25_200_000;
/** A download has to begin within so many minutes. */
const PERMIT_MS = 300_000;

/** The days whose parts this process knows to be there. */
const knownPartitions = getSingleton('traffic.parts', () => new Set<string>());

/**
 * Writes lines down, with the accounts behind their sessions. A line that is there already is left as it is. Each column
 * travels as one text with a value a line, which costs a third of what objects or arrays do.
 */
export async function storeTraffic(lines: readonly TrafficLine[]): Promise<void> {
  for (const day of getThaiDays(lines)) if (!knownPartitions.has(day)) await createPartition(day);
  const column = (cell: (line: TrafficLine) => string) =>
    Prisma.sql`string_to_array(${lines.map(cell).join('\n')}, E'\\n')`;
  const columns = [
    column(({ at }) => String(at.getTime())),
    column(({ requestId }) => requestId),
    column(({ reader }) => reader.address ?? ''),
    column(({ method }) => method),
    column(({ path }) => path.replaceAll('\n', ' ')),
    column(({ status }) => String(status)),
    column(({ reader: { session } }) => (session ? Buffer.from(session).toString('hex') : '')),
    column(({ reader }) => reader.userAgent.replaceAll('\n', ' ')),
    column(({ asks }) => String(asks ?? 1)),
  ];
  try {
    // A column of one empty value comes out as none at all.
    await db.$executeRaw`
      INSERT INTO traffic_log (at, request_id, address, method, path, status, account_id, user_agent, asks)
      SELECT to_timestamp(l.at::float8 / 1000), l.request_id::uuid, NULLIF(l.address, '')::inet, COALESCE(l.method, ''),
        COALESCE(l.path, ''), l.status::smallint, s.account_id, COALESCE(l.user_agent, ''), l.asks::int
      FROM unnest(${Prisma.join(columns)})
        AS l (at, request_id, address, method, path, status, session, user_agent, asks)
      LEFT JOIN session s ON s.id_hash = decode(NULLIF(l.session, ''), 'hex')
      ON CONFLICT DO NOTHING`;
  } catch (error) {
    // A part that somebody took away is made again at the next try.
    knownPartitions.clear();
    throw error;
  }
}

/** The Thai days of lines. A formatter is asked once a day, not once a line. */
function getThaiDays(lines: readonly TrafficLine[]): string[] {
  const moments = new Map(lines.map(({ at }) => [Math.floor((at.getTime() + THAI_OFFSET_MS) / DAY_MS), at]));
  return [...moments.values()].map(toThaiDay);
}

async function createPartition(day: string): Promise<void> {
  const next = toThaiDay(new Date(new Date(toThaiIsoTime(day, '12:00')).getTime() + DAY_MS));
  const [from, to] = [toThaiIsoTime(day, '00:00'), toThaiIsoTime(next, '00:00')];
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PARTITIONS_LOCK}::bigint)`;
    // The name and the moments are made of a date's digits.
    await tx.$executeRawUnsafe(
      `CREATE TABLE IF NOT EXISTS ${toPartitionName(day)} PARTITION OF traffic_log FOR VALUES FROM ('${from}') TO ('${to}')`,
    );
  });
  knownPartitions.add(day);
}

/**
 * Deletes the days that are over, each with its table.
 *
 * @returns how many days
 */
export async function dropExpiredTraffic(now = getCurrentTime()): Promise<number> {
  const { days } = await readTrafficSetting();
  const old = (await listPartitionDays()).filter((day) => isExpiredDay(day, days, now));
  for (const day of old) {
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PARTITIONS_LOCK}::bigint)`;
      await tx.$executeRawUnsafe(`DROP TABLE IF EXISTS ${toPartitionName(day)}`);
    });
    knownPartitions.delete(day);
  }
  return old.length;
}

/**
 * Sets whether traffic is logged, and for how many days it is kept. It counts within seconds.
 *
 * @throws AppError 'invalid' by field for less than the law asks, or more than a year
 */
export async function saveTrafficSetting(raw: unknown, viewer: Viewer): Promise<void> {
  await storeTrafficSetting(raw, viewer);
  clearTrafficSettingCache();
}

export const storeTrafficSetting = command({
  access: 'site.manage',
  input: trafficSettingInput,
  invalidates: () => [tag.settings],
  run: async (value, { accountId: updatedById }, tx) => {
    const row = await tx.setting.findUnique({ where: { key: TRAFFIC_KEY }, select: { value: true } });
    await tx.setting.upsert({
      where: { key: TRAFFIC_KEY },
      create: { key: TRAFFIC_KEY, value, updatedById },
      update: { value, updatedById },
    });
    return { before: trafficSetting.catch(trafficSetting.parse({})).parse(row?.value ?? {}), after: value };
  },
  audit: (_, lines) => ({ action: 'traffic.save', noun: 'setting', nounId: TRAFFIC_KEY, ...lines }),
});

/** Writes down who takes which window of the log, and why. */
export const recordTrafficExport = command({
  access: 'traffic.export',
  input: trafficWindowInput,
  invalidates: () => [],
  run: async (window) => window,
  audit: (window) => ({ action: 'traffic.export', noun: 'traffic', nounId: window.day, after: window }),
});

/**
 * Lets an administrator take a window of one day; it is written down before anything can be read.
 *
 * @returns what opens the download, for this account and a few minutes
 * @throws AppError 'invalid' by field, 'limited' above 20 an hour
 */
export async function permitTrafficExport(raw: unknown, viewer: Viewer, now = getCurrentTime()): Promise<string> {
  const { accountId } = viewer;
  const window = await recordTrafficExport(raw, viewer);
  if (accountId === undefined) throw new AppError('forbidden', 'errors.forbidden');
  await consume(getLimiter('traffic.export'), String(accountId), 'traffic.limited');
  const permit: TrafficPermit = {
    kind: 'traffic',
    accountId,
    ...toTimeRange(window),
    until: new Date(now.getTime() + PERMIT_MS),
  };
  return encrypt(permit).sealed;
}
