import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { fetchPicture, listPictureNames } from '../items/fetch-pictures';
import { toFileKey } from '../items/item.rules';
import { saveFile, writePictures } from '../items/write-pictures.commands';
import { SourceError } from '../moving.errors';
import type { MoveSourceAdapter } from '../moving.schema';
import { requireRun, savePayloads } from '../runs/runs.store';
import { openSource } from '../sources';
import {
  claimSource,
  countTries,
  fillFilePaths,
  findLateItem,
  type LateItem,
  listLateSources,
  readFileStates,
  releaseSource,
  renewClaim,
} from './late.store';

/** Tries of a file that fails for now, each an hour and more after the last. */
const MAX_TRIES = 6;
/** Files in a row that fail for now, after which the source counts as away. */
const MAX_FAILURES = 3;
/** Pause after a source was away; it doubles up to the longest. */
const AWAY_MS = 10 * MINUTE_MS;
const LONGEST_AWAY_MS = 6 * HOUR_MS;
/** The portal itself. */
const portal: Viewer = { role: 'VecAdmin', name: 'ระบบ' };

const rounds = getSingleton('moving.latePictures', () => ({ isRunning: false }));

/**
 * Begins a round beside the other jobs, unless one of this process is under way; pictures of years take days.
 *
 * @returns number of rows written at once, which is that of the paths filled in
 */
export async function beginLateRound(): Promise<number> {
  const filled = await fillFilePaths();
  if (rounds.isRunning) return filled;
  rounds.isRunning = true;
  fetchLatePictures()
    .catch((error: unknown) => log.warn({ error: describeError(error) }, 'pictures of a move are left for now'))
    .finally(() => {
      rounds.isRunning = false;
    });
  return filled;
}

/**
 * Fetches the pictures that runs left for the background, and those of items that somebody has read since. One process
 * at a time is at a source; a source that is away is left alone for a while.
 *
 * @param open opens the source of a run
 * @returns number of items that were settled
 */
export async function fetchLatePictures(open: typeof openSource = openSource): Promise<number> {
  let items = 0;
  for (const sourceId of await listLateSources()) {
    const held = await claimSource(sourceId);
    if (held) items += await fetchOfSource(sourceId, held, open);
  }
  return items;
}

async function fetchOfSource(sourceId: number, claim: Date, open: typeof openSource): Promise<number> {
  let held = claim;
  let items = 0;
  let adapter: MoveSourceAdapter | undefined;
  const failures = { inRow: 0 };
  try {
    for (let next = await findLateItem(sourceId); next; next = await findLateItem(sourceId)) {
      const run = await requireRun(next.runId);
      adapter ??= await open(run, run.findings.traits);
      await fetchItem(adapter, sourceId, next, failures);
      items += 1;
      const renewed = await renewClaim(sourceId, held);
      if (!renewed) return items;
      held = renewed;
    }
    await releaseSource(sourceId, held);
  } catch (error) {
    const isAway = error instanceof OutboundError || error instanceof SourceError || error instanceof AppError;
    const pause = Math.min(LONGEST_AWAY_MS, AWAY_MS * 2 ** (await countTries(sourceId)));
    await releaseSource(sourceId, held, new Date(getCurrentMs() + pause));
    if (!isAway) throw error;
    log.info({ source: sourceId, error: describeError(error) }, 'a source of pictures is away');
  } finally {
    adapter?.close();
  }
  return items;
}

/**
 * Fetches the pictures of one item and puts them into it. Files that fail for now are left out and tried again later; the
 * item keeps its place among the waiting ones until then.
 *
 * @throws OutboundError, SourceError if the source is away
 */
async function fetchItem(
  adapter: MoveSourceAdapter,
  sourceId: number,
  { runId, item }: LateItem,
  failures: { inRow: number },
): Promise<void> {
  const whole = { ...item, pictures: item.pictures ?? (await adapter.listPictures(item)) };
  if (item.pictures === null) await savePayloads(runId, [whole]);
  const names = listPictureNames(whole);
  const states = await readFileStates(
    sourceId,
    names.map((name) => toFileKey(name, item.base)),
  );
  const later: number[] = [];
  const now = getCurrentMs();
  for (const name of names) {
    const address = toFileKey(name, item.base);
    const state = states.get(address);
    if (state && !state.againAt) continue;
    if (state?.againAt && state.againAt.getTime() > now) {
      later.push(state.againAt.getTime());
      continue;
    }
    const result = await fetchPicture(adapter, name, item.base);
    const tries = (state?.tries ?? 0) + 1;
    const isLater = 'reason' in result && result.isPassing && tries < MAX_TRIES;
    const againAt = isLater ? new Date(now + HOUR_MS * 2 ** (tries - 1)) : null;
    failures.inRow = 'reason' in result && result.isPassing ? failures.inRow + 1 : 0;
    await saveFile(sourceId, address, result, { tries: againAt ? tries : 0, againAt });
    if (againAt) later.push(againAt.getTime());
    if (failures.inRow >= MAX_FAILURES) throw new OutboundError('network', 'several files in a row had no answer');
  }
  const laterAt = later.length === 0 ? undefined : new Date(Math.min(...later));
  await writePictures({ runId, item: whole, isLate: true, laterAt }, portal);
}
