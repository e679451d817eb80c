import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { encrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { Prisma } from '@/lib/prisma/client';
import { getSingleton } from '@/lib/process/singleton';
import { tag } from '@/lib/request/context';
import { storeSetting } from '@/lib/site/store';
import { TRAFFIC_KEY, type TrafficLine, type TrafficPermit, trafficSetting } from '@/lib/site/traffic-log.schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { toThaiIsoTime } from '@/lib/time/thai-time';
import { DAY_MS, THAI_OFFSET_MS } from '@/lib/time/units';
import { trafficMessages as words } from './traffic-log.messages';
import { clearTrafficSettingCache, listPartitionDays, readTrafficSetting } from './traffic-log.queries';
import { isExpiredDay, toPartitionName, toTimeRange } from './traffic-log.rules';
import { trafficSettingInput, trafficWindowInput } from './traffic-log.schema';

/** Length of the hash of a session in hexadecimal digits. */
const HASH_DIGITS = 64;
/** Advisory lock: only one instance creates or drops a partition at a time. */
const PARTITIONS_LOCK = 7_201_077;
/** Validity of a download permit. */
const PERMIT_MS = 300_000;

/** Days whose partitions are known to exist. */
const knownPartitions = getSingleton('traffic.partitions', () => new Set<string>());

/**
 * Stores lines with the accounts of their sessions; existing lines are skipped. Each column is sent as one text with a
 * value per line, which costs a third of objects or arrays.
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
    // `string_to_array` returns an empty array for a single empty value, which `unnest` pads with NULL: hence COALESCE.
    await db.$executeRaw`
      INSERT INTO traffic_log (at, request_id, address, method, path, status, account_id, user_agent, asks)
      SELECT to_timestamp(l.at::float8 / 1000), l.request_id::uuid, NULLIF(l.address, '')::inet, COALESCE(l.method, ''),
        COALESCE(l.path, ''), l.status::smallint, COALESCE(s.account_id, older.account_id), COALESCE(l.user_agent, ''), l.asks::int
      FROM unnest(${Prisma.join(columns)})
        AS l (at, request_id, address, method, path, status, session, user_agent, asks)
      LEFT JOIN session s ON s.id_hash = decode(NULLIF(left(l.session, ${HASH_DIGITS}), ''), 'hex')
      LEFT JOIN session older ON older.id_hash = decode(NULLIF(substr(l.session, ${HASH_DIGITS} + 1), ''), 'hex')
      ON CONFLICT DO NOTHING`;
  } catch (error) {
    // A partition that was dropped externally is recreated at the next attempt.
    knownPartitions.clear();
    throw error;
  }
}

/** The Thai days of lines; the formatter is called once per day, not per line. */
function getThaiDays(lines: readonly TrafficLine[]): string[] {
  const moments = new Map(lines.map(({ at }) => [Math.floor((at.getTime() + THAI_OFFSET_MS) / DAY_MS), at]));
  return [...moments.values()].map(toThaiDay);
}

async function createPartition(day: string): Promise<void> {
  const next = toThaiDay(new Date(new Date(toThaiIsoTime(day, '12:00')).getTime() + DAY_MS));
  const [from, to] = [toThaiIsoTime(day, '00:00'), toThaiIsoTime(next, '00:00')];
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PARTITIONS_LOCK}::bigint)`;
    // Safe as raw SQL: name and times consist of the digits of a date.
    await tx.$executeRawUnsafe(
      `CREATE TABLE IF NOT EXISTS ${toPartitionName(day)} PARTITION OF traffic_log FOR VALUES FROM ('${from}') TO ('${to}')`,
    );
  });
  knownPartitions.add(day);
}

/**
 * Drops the partitions of expired days.
 *
 * @returns number of days
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
 * Enables or disables the traffic log and sets its retention in days. Effective within seconds.
 *
 * @throws AppError 'invalid' by field for less than the law requires, or more than two years
 */
export async function saveTrafficSetting(raw: unknown, viewer: Viewer): Promise<void> {
  await storeTrafficSetting(raw, viewer);
  clearTrafficSettingCache();
}

export const storeTrafficSetting = command({
  access: 'site.manage',
  input: trafficSettingInput,
  invalidates: () => [tag.settings],
  run: async (value, viewer, tx) => {
    const row = await tx.setting.findUnique({ where: { key: TRAFFIC_KEY }, select: { value: true } });
    await storeSetting(tx, viewer, TRAFFIC_KEY, value);
    return { before: trafficSetting.catch(trafficSetting.parse({})).parse(row?.value ?? {}), after: value };
  },
  audit: (_, lines) => ({ action: 'traffic.save', noun: 'setting', nounId: TRAFFIC_KEY, ...lines }),
});

/** Records an export of the traffic log in the audit log, with its window and reason. */
export const recordTrafficExport = command({
  access: 'traffic.export',
  input: trafficWindowInput,
  run: async (window) => window,
  audit: (window) => ({ action: 'traffic.export', noun: 'traffic', nounId: window.day, after: window }),
});

/**
 * Permits an administrator to export a window of one day; audited before anything can be read.
 *
 * @returns encrypted permit of the download, valid for this account for five minutes
 * @throws AppError 'invalid' by field, 'limited' above 20 an hour
 */
export async function permitTrafficExport(raw: unknown, viewer: Viewer, now = getCurrentTime()): Promise<string> {
  const { accountId } = viewer;
  if (accountId !== undefined && can(viewer, 'traffic.export')) {
    parseInput(trafficWindowInput, raw);
    await consume(getLimiter('traffic.export'), String(accountId), pickMessage(words, 'traffic.limited'));
  }
  const window = await recordTrafficExport(raw, viewer);
  if (accountId === undefined) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  const permit: TrafficPermit = {
    kind: 'traffic',
    accountId,
    ...toTimeRange(window),
    until: new Date(now.getTime() + PERMIT_MS),
  };
  return encrypt(permit).sealed;
}
