import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { toFilePath } from '../addresses/address-key';
import { type SourceItem, sourceItem } from '../moving.schema';

/** Time after which another process may go on with a source whose process has died. */
const LEASE_MS = 5 * 60_000;
/** Days of readers that count for an item whose pictures wait for one. */
const READ_DAYS = 2;
/** Files of earlier moves whose paths are filled in at once. */
const PATHS = 500;

const found = z.array(z.object({ run_id: z.number(), payload: sourceItem }));
const ids = z.array(z.object({ id: z.number() }));

/** An item whose pictures are due, with its run. */
export type LateItem = { runId: number; item: SourceItem };

/** Sources with pictures that wait for the background or for a reader, and that nobody is at. */
export async function listLateSources(): Promise<number[]> {
  const rows = await db.$queryRaw`
    SELECT s.id FROM move_source s
    WHERE (s.pictures_at IS NULL OR s.pictures_at <= ${getCurrentTime()})
      AND NOT EXISTS (SELECT 1 FROM move_run r WHERE r.source_id = s.id AND r.status = 'running')
      AND EXISTS (
        SELECT 1 FROM move_run r JOIN move_item m ON m.run_id = r.id AND m.pictures_wait
        WHERE r.source_id = s.id AND NOT r.is_dry AND r.status <> 'undone'
          AND (jsonb_typeof(r.options->'pictures') = 'number' OR r.options->>'pictures' = 'first-reader'))
    ORDER BY s.id`;
  return ids.parse(rows).map(({ id }) => id);
}

/** The next item of a source whose pictures are due: one that readers opened before those of the background. */
export async function findLateItem(sourceId: number): Promise<LateItem | undefined> {
  return (await findReadItem(sourceId)) ?? (await findBackgroundItem(sourceId));
}

async function findReadItem(sourceId: number): Promise<LateItem | undefined> {
  const now = getCurrentTime();
  const rows = await db.$queryRaw`
    SELECT m.run_id, m.payload FROM move_run r
    CROSS JOIN (SELECT DISTINCT news_id FROM news_daily_count
      WHERE day >= ${new Date(now.getTime() - READ_DAYS * DAY_MS)}::date AND reads > 0) d
    JOIN move_thing t ON t.kind = 'news' AND t.new_id = d.news_id AND t.source_id = r.source_id
    JOIN move_item m ON m.run_id = r.id AND m.old_id = t.old_id
    WHERE r.source_id = ${sourceId} AND NOT r.is_dry AND r.status NOT IN ('undone', 'running')
      AND r.options->>'pictures' = 'first-reader'
      AND m.pictures_wait AND m.payload IS NOT NULL AND (m.pictures_at IS NULL OR m.pictures_at <= ${now})
    ORDER BY m.run_id DESC, m.position LIMIT 1`;
  return toLateItem(rows);
}

async function findBackgroundItem(sourceId: number): Promise<LateItem | undefined> {
  const rows = await db.$queryRaw`
    SELECT m.run_id, m.payload FROM move_run r JOIN move_item m ON m.run_id = r.id AND m.pictures_wait
    WHERE r.source_id = ${sourceId} AND NOT r.is_dry AND r.status NOT IN ('undone', 'running')
      AND jsonb_typeof(r.options->'pictures') = 'number'
      AND m.payload IS NOT NULL AND (m.pictures_at IS NULL OR m.pictures_at <= ${getCurrentTime()})
    ORDER BY m.run_id DESC, m.position LIMIT 1`;
  return toLateItem(rows);
}

function toLateItem(rows: unknown): LateItem | undefined {
  const [row] = found.parse(rows);
  return row && { runId: row.run_id, item: row.payload };
}

/** Takes a source up for this process; undefined while another one is at it. */
export async function claimSource(sourceId: number): Promise<Date | undefined> {
  const now = getCurrentTime();
  const until = new Date(now.getTime() + LEASE_MS);
  const { count } = await db.moveSource.updateMany({
    where: { id: sourceId, OR: [{ picturesAt: null }, { picturesAt: { lte: now } }] },
    data: { picturesAt: until },
  });
  return count > 0 ? until : undefined;
}

/** Keeps a source for this process; undefined if it was taken over. A success ends the count of failures. */
export async function renewClaim(sourceId: number, held: Date): Promise<Date | undefined> {
  const until = new Date(Math.max(getCurrentTime().getTime() + LEASE_MS, held.getTime() + 1));
  const { count } = await db.moveSource.updateMany({
    where: { id: sourceId, picturesAt: held },
    data: { picturesAt: until, picturesTries: 0 },
  });
  return count > 0 ? until : undefined;
}

/** Lets go of a source, for now or until a time. */
export async function releaseSource(sourceId: number, held: Date, until: Date | null = null): Promise<void> {
  await db.moveSource.updateMany({
    where: { id: sourceId, picturesAt: held },
    data: { picturesAt: until, ...(until ? { picturesTries: { increment: 1 } } : {}) },
  });
}

/** Times in a row that a source was away. */
export async function countTries(sourceId: number): Promise<number> {
  const row = await db.moveSource.findUnique({ where: { id: sourceId }, select: { picturesTries: true } });
  return row?.picturesTries ?? 0;
}

/** Files by their addresses: whether they are settled, and when they are tried again. */
export async function readFileStates(sourceId: number, addresses: readonly string[]) {
  const rows = await db.moveFile.findMany({
    where: { sourceId, address: { in: [...addresses] } },
    select: { address: true, tries: true, againAt: true },
  });
  return new Map(rows.map((row) => [row.address, row]));
}

/** Fills in the paths of files that were moved before old addresses were answered; returns their number. */
export async function fillFilePaths(): Promise<number> {
  const rows = await db.moveFile.findMany({
    where: { path: '', address: { startsWith: 'http' } },
    select: { sourceId: true, address: true },
    take: PATHS,
  });
  for (const { sourceId, address } of rows)
    await db.moveFile.update({
      where: { sourceId_address: { sourceId, address } },
      data: { path: toFilePath(address) || '/' },
    });
  return rows.length;
}
