import type { IncomingHttpHeaders } from 'node:http';
import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import type { MoveRun } from '../runs/runs.store';

/** Longest pause that a site may ask for. */
const MAX_RETRY_MS = 30 * DAY_MS;

/** The row of a feed; its first run makes it. */
export const ensureFeed = ({ id: sourceId, address }: Pick<MoveRun['source'], 'id' | 'address'>) =>
  db.moveFeed.upsert({ where: { sourceId }, create: { sourceId, address }, update: {} });

/**
 * True if everything that the feed has told so far was written and is still here, so that it may be asked for changes
 * only.
 */
export async function isWholeSoFar({ id, sourceId, isDry }: MoveRun): Promise<boolean> {
  if (isDry) return false;
  const last = await db.moveRun.findFirst({
    where: { sourceId, isDry: false, id: { lt: id } },
    select: { id: true, status: true },
    orderBy: { id: 'desc' },
  });
  if (last?.status !== 'done') return false;
  const broken = await db.moveItem.count({ where: { runId: last.id, state: { in: ['waiting', 'failed'] } } });
  return broken === 0;
}

/** Keeps the moment before which the site wants no further question. */
export async function saveRetryAfter(sourceId: number, headers: IncomingHttpHeaders): Promise<void> {
  const ms = readLongRetryAfter(headers['retry-after'], getCurrentMs());
  if (ms === undefined) return;
  await db.moveFeed.updateMany({ where: { sourceId }, data: { retryAt: new Date(getCurrentMs() + ms) } });
}

/** Milliseconds of a Retry-After header, a month at most; undefined without a readable one. */
export function readLongRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_RETRY_MS);
}
