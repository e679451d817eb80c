import type { Viewer } from '@/lib/auth/viewer';
import { AppError, isOutage } from '@/lib/errors/errors';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { readAhead } from '@/lib/list/read-ahead';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { fetchPictures } from '../items/fetch-pictures';
import { type PreparedItem, prepareItems } from '../items/prepare-items.queries';
import { BATCH, writeItems } from '../items/write-items.commands';
import { writePictures } from '../items/write-pictures.commands';
import { createCallRemark } from '../legacy/legacy-source';
import { SourceError } from '../moving.errors';
import { movingMessages as words } from '../moving.messages';
import type { Findings, MoveSourceAdapter, SourceItem } from '../moving.schema';
import { noteNames } from '../site/note-names.commands';
import { writeSite } from '../site/write-site';
import {
  BEFORE_ALL,
  countItems,
  countStaged,
  failItem,
  findPictureItem,
  listWaiting,
  type MoveRun,
  savePayloads,
  savePhase,
  stageItems,
  touchRun,
} from './runs.store';

/** Failures in a row after which the source counts as away. */
const MAX_FAILURES = 10;
const YEAR_MS = 365 * DAY_MS;

/** Phases of a run, in their order. */
export const phases = ['probe', 'site', 'list', 'items', 'pictures'] as const;
export type Phase = (typeof phases)[number];

export type MoveProgress = { step: string; detail?: string; done?: number; total?: number };
export type Step = {
  run: MoveRun;
  adapter: MoveSourceAdapter;
  viewer: Viewer;
  found: Findings;
  report: (progress: MoveProgress) => void;
  /** Aborted when the run is no longer this program's. */
  signal?: AbortSignal | undefined;
};

/** Work of each phase; one that was interrupted is begun again, and passes over what is done. */
export const runners: Readonly<Record<Phase, (step: Step) => Promise<void>>> = {
  probe: async ({ adapter, found }) => {
    found.traits = await adapter.probe();
  },
  site: async ({ run, adapter, viewer, found }) => {
    const site = await adapter.readSite();
    found.remarks.push(...site.remarks);
    if (!run.isDry) return writeSite({ run, site, adapter }, viewer);
    await noteNames({ sourceId: run.sourceId, categories: site.categories, offices: site.offices }, viewer);
  },
  list: listAll,
  items: writeAll,
  pictures: fetchAll,
};

async function listAll({ run, adapter, found, report, signal }: Step): Promise<void> {
  let position = await countStaged(run.id);
  const stage = async (items: SourceItem[]) => {
    signal?.throwIfAborted();
    await stageItems(run.id, items, position);
    position += items.length;
    report({ step: words['moving.phase.list'], done: position });
    await touchRun(run);
  };
  const { counted, listed, remarks } = await adapter.listItems(run.since ?? undefined, stage);
  found.remarks.push(...remarks);
  Object.assign(found, { listed, ...(counted === undefined ? {} : { counted }) });
  try {
    found.levels = await adapter.listLevels();
  } catch (error) {
    found.remarks.push(createCallRemark('news.php', error));
  }
}

async function writeAll(step: Step): Promise<void> {
  const { run, viewer, found, report } = step;
  await savePhase(run.id, 'list', found);
  const total = await countStaged(run.id);
  // Counted once: doing so after each batch would read the whole run each time.
  let { waiting: left } = await countItems(run.id);
  const failures = { inRow: 0 };
  for (let isEnd = false; !isEnd; ) {
    isEnd = true;
    for await (const { items, listed } of readAhead(walkWaiting(step, failures))) {
      isEnd = false;
      // Here, not where they are read ahead: a batch that is being written locks the run.
      await touchRun(run);
      await writeBatch(run.id, items, viewer);
      left -= listed;
      report({ step: words['moving.phase.items'], done: total - left, total });
    }
  }
}

/** Batches of whole items to write, in the source's order, and the number of listed ones of which each is made. */
async function* walkWaiting(
  { run, adapter, signal }: Step,
  failures: { inRow: number },
): AsyncGenerator<{ items: PreparedItem[]; listed: number }, void> {
  let after = BEFORE_ALL;
  for (;;) {
    const { items: waiting, last } = await listWaiting(run.id, BATCH, after);
    if (last === undefined) return;
    after = last;
    const items: SourceItem[] = [];
    const changed: SourceItem[] = [];
    for (const item of waiting) {
      signal?.throwIfAborted();
      const completed = await completeItem(run.id, adapter, item, failures);
      if (completed) items.push(completed);
      if (completed && completed !== item) changed.push(completed);
    }
    await savePayloads(run.id, changed);
    yield { items: await prepareItems(run, items), listed: waiting.length };
  }
}

/** The whole item; undefined if it could not be had, which is its result then. */
async function completeItem(
  runId: number,
  adapter: MoveSourceAdapter,
  item: SourceItem,
  failures: { inRow: number },
): Promise<SourceItem | undefined> {
  try {
    const whole = await adapter.complete(item);
    failures.inRow = 0;
    if (!whole) await failItem(runId, item.oldId, 'gone', words['moving.reason.gone']);
    return whole;
  } catch (error) {
    if (!(error instanceof OutboundError) && !(error instanceof SourceError)) throw error;
    failures.inRow += 1;
    if (failures.inRow >= MAX_FAILURES) throw error;
    await failItem(runId, item.oldId, 'failed', `${toReason(error)}: ${error.message}`);
    return undefined;
  }
}

/** Writes a batch; if it can't be written as a whole, each item for itself, so that one doesn't stop the others. */
async function writeBatch(runId: number, prepared: readonly PreparedItem[], viewer: Viewer): Promise<void> {
  const [first] = prepared;
  if (!first) return;
  try {
    await writeItems({ runId, prepared }, viewer);
  } catch (error) {
    if (error instanceof AppError || isOutage(error)) throw error;
    if (prepared.length > 1) for (const one of prepared) await writeBatch(runId, [one], viewer);
    else await failItem(runId, first.item.oldId, 'failed', words['moving.reason.broken']);
  }
}

async function fetchAll({ run, adapter, viewer, report, signal }: Step): Promise<void> {
  const wish = run.options.pictures;
  if (wish === 'none' || wish === 'first-reader' || run.isDry) return;
  const since = wish === 'all' ? undefined : new Date(getCurrentMs() - wish * YEAR_MS);
  const { picturesWait: total } = await countItems(run.id);
  for (let done = 0; ; done += 1) {
    // Those that earlier runs of the source left for later come too.
    const next = await findPictureItem(run.sourceId, since);
    if (!next) return;
    signal?.throwIfAborted();
    await touchRun(run);
    await movePictures({ run, adapter, viewer }, next);
    report({ step: words['moving.phase.pictures'], done: done + 1, total: Math.max(total, done + 1) });
  }
}

/** Fetches the pictures of one item and puts them into it. */
export async function movePictures(
  { run, adapter, viewer }: Pick<Step, 'run' | 'adapter' | 'viewer'>,
  { runId, item }: { runId: number; item: SourceItem },
): Promise<void> {
  const whole = await fetchPictures(adapter, run.sourceId, item).catch((error: unknown) => {
    if (!(error instanceof OutboundError) && !(error instanceof SourceError)) throw error;
    const notes = [
      ...item.notes,
      { kind: 'gallery', detail: `${toReason(error)}: ${error.message}`.slice(0, 300), count: 1 },
    ];
    return { ...item, pictures: [], notes };
  });
  await writePictures({ runId, item: whole, isLate: runId !== run.id }, viewer);
}

/** Reason of a source's failure, in Thai. */
export function toReason(error: OutboundError | SourceError): string {
  if (error instanceof SourceError) return words['moving.reason.notUnderstood'];
  const isPrivate = error.problem === 'address' || error.problem === 'redirect';
  return isPrivate ? words['moving.reason.privateAddress'] : words['moving.reason.notAnswered'];
}
