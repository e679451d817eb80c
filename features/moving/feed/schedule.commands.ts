import { z } from 'zod';
import { command } from '@/lib/command/command';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { runOptions } from '../moving.schema';
import { portal, startMoveInBackground } from '../runs/background';
import { queued } from '../runs/control.commands';
import { openRun } from '../runs/runs.commands';
import { requireRun } from '../runs/runs.store';
import { lockSource } from '../runs/sources.store';
import { listPauseMails } from './pause-mails.queries';
import { findNextAt, settleFeed } from './schedule.rules';

/** Feeds that are looked at in one round. */
const BATCH = 50;
/** Age at which a run that found nothing is forgotten. */
const EMPTY_RUN_MS = 2 * DAY_MS;
const noun = 'move' as const;
const sourceInput = z.object({ sourceId: z.number().int(), now: z.date() });
const pairs = z.array(z.object({ sourceId: z.number(), runId: z.number() }));

/**
 * Looks at the runs of feeds that have ended, and asks the feeds whose time has come.
 *
 * @returns the number of runs begun
 */
export async function runDueFeeds(now = getCurrentTime()): Promise<number> {
  for (const ended of await listEnded()) await settleEnded({ ...ended, now }, portal);
  const due = await db.moveFeed.findMany({
    where: { everyHours: { not: null }, pausedAt: null, nextAt: { lte: now } },
    select: { sourceId: true },
    orderBy: { nextAt: 'asc' },
    take: BATCH,
  });
  let begun = 0;
  for (const { sourceId } of due) {
    const { id } = await startDue({ sourceId, now }, portal);
    if (id === undefined) continue;
    await startMoveInBackground(id);
    begun += 1;
  }
  return begun;
}

/** Feeds with their newest ended run, if nobody has looked at that yet. */
const listEnded = async () =>
  pairs.parse(
    await db.$queryRaw`
      SELECT f.source_id AS "sourceId", r.id AS "runId" FROM move_feed f CROSS JOIN LATERAL (
        SELECT id FROM move_run WHERE source_id = f.source_id AND NOT is_dry AND status IN ('done', 'failed')
        ORDER BY id DESC LIMIT 1) r
      WHERE r.id > coalesce(f.run_id, 0) ORDER BY r.id LIMIT ${BATCH}`,
  );

/** Takes a run's result over into its feed, once. */
const settleEnded = command({
  access: 'site.manage',
  input: sourceInput.extend({ runId: z.number().int() }),
  run: async ({ sourceId, runId, now }, _viewer, tx) => {
    await lockSource(tx, sourceId);
    const feed = await tx.moveFeed.findUniqueOrThrow({ where: { sourceId } });
    if ((feed.runId ?? 0) >= runId) return { paused: undefined };
    const { status, problem, findings } = await requireRun(runId, tx);
    const missing = await tx.moveItem.count({ where: { runId, state: { in: ['waiting', 'failed'] } } });
    const run = { status, problem, traits: findings.traits, isWhole: missing === 0 };
    const settled = settleFeed(feed, run, now);
    const paused = 'paused' in settled ? settled.paused : undefined;
    await tx.moveFeed.update({ where: { sourceId }, data: { ...settled.data, runId } });
    if (paused) await enqueueMails(tx, await listPauseMails(tx, { sourceId, runId, paused }));
    return { paused };
  },
  audit: ({ sourceId }, { paused }) =>
    paused && { action: 'move.feedPaused', noun, nounId: sourceId, after: { reason: paused } },
});

/** Begins the run of a feed whose time has come; none if another process did, or if one is on its way. */
const startDue = command({
  access: 'site.manage',
  input: sourceInput,
  run: async ({ sourceId, now }, _viewer, tx) => {
    const source = await lockSource(tx, sourceId);
    const feed = await tx.moveFeed.findUnique({ where: { sourceId } });
    if (!feed || feed.everyHours === null || feed.pausedAt || !feed.nextAt || feed.nextAt > now) return {};
    await tx.moveFeed.update({ where: { sourceId }, data: { nextAt: findNextAt(feed, now) } });
    const options = runOptions.parse(feed.options);
    const begun = await openRun(tx, source, { isDry: false, options }).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'conflict') return undefined;
      throw error;
    });
    if (!begun) return {};
    await tx.moveRun.update({ where: { id: begun.id }, data: { ...queued(), isBackground: true } });
    return { id: begun.id, address: source.address };
  },
  audit: (_, { id, address }) =>
    id === undefined ? undefined : { action: 'move.start', noun, nounId: id, after: { address } },
});

/** Forgets runs of feeds that found nothing, but the newest of each; returns their number. */
export const forgetEmptyRuns = (now = getCurrentTime()): Promise<number> =>
  db.$executeRaw`
    DELETE FROM move_run r USING move_feed f
    WHERE r.source_id = f.source_id AND r.status IN ('done', 'failed') AND r.finished_at < ${new Date(now.getTime() - EMPTY_RUN_MS)}
      AND r.id <> coalesce(f.run_id, 0)
      AND NOT EXISTS (SELECT FROM move_item i WHERE i.run_id = r.id AND i.state <> 'unchanged')
      AND NOT EXISTS (SELECT FROM move_thing t WHERE t.run_id = r.id)`;
