import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { seal } from '@/lib/crypto/sealed';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { Prisma } from '@/lib/prisma/client';
import { shared } from '@/lib/process/shared';
import { tag } from '@/lib/request/context';
import {
  TRAFFIC_KEY,
  type TrafficLine,
  type TrafficPermit,
  trafficSaving,
  trafficSetting,
  trafficWindow,
} from '@/lib/site/traffic-log.schema';
import { currentTime } from '@/lib/time/current-time';
import { thaiDay } from '@/lib/time/format';
import { thaiMoment } from '@/lib/time/thai-time';
import { forgetTrafficSetting, listParts, readTrafficSetting } from './traffic-log.queries';
import { isOver, momentsOf, partOf } from './traffic-log.rules';

/** Of several instances one makes or deletes a day's part at a time. */
const PARTS_LOCK = 7_201_077;
const DAY_MS = 86_400_000;
const THAI_OFFSET_MS = 25_200_000;
/** A download has to begin within so many minutes. */
const PERMIT_MS = 300_000;

/** The days whose parts this process knows to be there. */
const known = shared('traffic.parts', () => new Set<string>());

/**
 * Writes lines down, with the accounts behind their sessions. A line that is there already is left as it is. Each column
 * travels as one text with a value a line, which costs a third of what objects or arrays do.
 */
export async function keepTraffic(lines: readonly TrafficLine[]): Promise<void> {
  for (const day of daysOf(lines)) if (!known.has(day)) await makePart(day);
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
    known.clear();
    throw error;
  }
}

/** The Thai days of lines. A formatter is asked once a day, not once a line. */
function daysOf(lines: readonly TrafficLine[]): string[] {
  const moments = new Map(lines.map(({ at }) => [Math.floor((at.getTime() + THAI_OFFSET_MS) / DAY_MS), at]));
  return [...moments.values()].map(thaiDay);
}

async function makePart(day: string): Promise<void> {
  const next = thaiDay(new Date(new Date(thaiMoment(day, '12:00')).getTime() + DAY_MS));
  const [from, to] = [thaiMoment(day, '00:00'), thaiMoment(next, '00:00')];
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PARTS_LOCK}::bigint)`;
    // The name and the moments are made of a date's digits.
    await tx.$executeRawUnsafe(
      `CREATE TABLE IF NOT EXISTS ${partOf(day)} PARTITION OF traffic_log FOR VALUES FROM ('${from}') TO ('${to}')`,
    );
  });
  known.add(day);
}

/**
 * Deletes the days that are over, each with its table.
 *
 * @returns how many days
 */
export async function dropOldTraffic(now = currentTime()): Promise<number> {
  const { days } = await readTrafficSetting();
  const old = (await listParts()).filter((day) => isOver(day, days, now));
  for (const day of old) {
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PARTS_LOCK}::bigint)`;
      await tx.$executeRawUnsafe(`DROP TABLE IF EXISTS ${partOf(day)}`);
    });
    known.delete(day);
  }
  return old.length;
}

/**
 * Sets whether traffic is logged, and for how many days it is kept. It counts within seconds.
 *
 * @throws AppError 'invalid' by field for less than the law asks, or more than a year
 */
export async function saveTraffic(raw: unknown, viewer: Viewer): Promise<void> {
  await keepTrafficSetting(raw, viewer);
  forgetTrafficSetting();
}

export const keepTrafficSetting = command({
  access: 'site.manage',
  input: trafficSaving,
  touches: () => [tag.settings],
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
export const noteTrafficExport = command({
  access: 'traffic.export',
  input: trafficWindow,
  touches: () => [],
  run: async (window) => window,
  audit: (window) => ({ action: 'traffic.export', noun: 'traffic', nounId: window.day, after: window }),
});

/**
 * Lets an administrator take a window of one day; it is written down before anything can be read.
 *
 * @returns what opens the download, for this account and a few minutes
 * @throws AppError 'invalid' by field, 'limited' above 20 an hour
 */
export async function permitTrafficExport(raw: unknown, viewer: Viewer, now = currentTime()): Promise<string> {
  const { accountId } = viewer;
  const window = await noteTrafficExport(raw, viewer);
  if (accountId === undefined) throw new AppError('forbidden', 'errors.forbidden');
  await spend(limit('traffic.export'), String(accountId), 'traffic.limited');
  const permit: TrafficPermit = {
    kind: 'traffic',
    accountId,
    ...momentsOf(window),
    until: new Date(now.getTime() + PERMIT_MS),
  };
  return seal(permit).sealed;
}
