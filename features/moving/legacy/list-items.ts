import { readAhead } from '@/lib/list/read-ahead';
import { movingMessages as words } from '../moving.messages';
import type { ListReport, Remark, SourceItem } from '../moving.schema';
import { IdSet } from './id-set';

/** Rows asked for at a time, and share of a window that the next one repeats. */
const WINDOW = 100;
const OVERLAP = 5;
/** Passes over a list until its ids equal its count twice. */
const EQUAL_PASSES = 2;
const MAX_PASSES = 5;
/** Windows in a row without a new id, after which the list counts as circling. */
const MAX_STALE = 3;
/** Windows beyond those that the count asks for. */
const SPARE_WINDOWS = 20;

/** A list of the source: one category, or all. */
export type OldList = {
  count: () => Promise<number | undefined>;
  /** Items of a window, and the number of rows that it had. */
  read: (offset: number, limit: number) => Promise<{ items: SourceItem[]; rows: number }>;
};

/**
 * Reads a list that changes while it is read: windows overlap, so that an item that moves across their border is not
 * lost, and passes are repeated until the ids equal the list's count twice.
 *
 * @param stage called with each window
 * @param since ends the list at the first window that is wholly older
 */
export async function readOldList(
  list: OldList,
  stage: (items: SourceItem[]) => Promise<void>,
  since?: Date,
): Promise<ListReport & { ids: IdSet }> {
  const ids = new IdSet();
  const remarks = new Map<string, Remark>();
  let counted: number | undefined;
  let equal = 0;
  for (let pass = 0; pass < MAX_PASSES && equal < EQUAL_PASSES; pass += 1) {
    const before = await list.count();
    const seen = await readPass(list, before, stage, since, remarks);
    for (const id of seen) ids.add(id);
    if (since) return { counted: undefined, listed: ids.size, remarks: [...remarks.values()], ids };
    counted = await list.count();
    if (counted === undefined) {
      remarks.set('noCount', { text: words['moving.remark.noCount'], detail: '' });
      break;
    }
    equal = before === counted && seen.size === counted ? equal + 1 : 0;
  }
  if (counted !== undefined && equal < EQUAL_PASSES)
    remarks.set('counts', { text: words['moving.remark.counts'], detail: `${counted} / ${ids.size}` });
  return { counted, listed: ids.size, remarks: [...remarks.values()], ids };
}

async function readPass(
  list: OldList,
  count: number | undefined,
  stage: (items: SourceItem[]) => Promise<void>,
  since: Date | undefined,
  remarks: Map<string, Remark>,
): Promise<IdSet> {
  const seen = new IdSet();
  for await (const items of readAhead(walkWindows(list, count, since, { seen, remarks })))
    await stage(items.filter((item) => !since || !isOlder(item, since)));
  return seen;
}

/** Windows of one pass, from the newest item on; adds their ids and what is remarkable. */
async function* walkWindows(
  list: OldList,
  count: number | undefined,
  since: Date | undefined,
  { seen, remarks }: { seen: IdSet; remarks: Map<string, Remark> },
): AsyncGenerator<SourceItem[], void> {
  let [offset, stale, widest, windows] = [0, 0, 0, 0];
  const most = () => (count === undefined ? 100_000 : Math.ceil((count * 2) / Math.max(1, widest)) + SPARE_WINDOWS);
  for (; windows <= most(); windows += 1) {
    const { items, rows } = await list.read(offset, WINDOW);
    if (rows === 0) return;
    if (items.length < rows) remarks.set('badRows', { text: words['moving.remark.badRows'], detail: '' });
    const known = seen.size;
    for (const { oldId } of items) seen.add(oldId);
    yield items;
    if (since && items.every((item) => isOlder(item, since))) return;
    stale = seen.size === known ? stale + 1 : 0;
    if (stale >= MAX_STALE) {
      if (count === undefined || seen.size < count)
        remarks.set('circling', { text: words['moving.remark.circling'], detail: '' });
      return;
    }
    widest = Math.max(widest, rows);
    if (rows < widest && count !== undefined && seen.size >= count) return;
    offset += Math.max(1, rows - Math.floor(rows / OVERLAP));
  }
}

const isOlder = ({ publishAt }: SourceItem, since: Date): boolean => publishAt !== null && new Date(publishAt) < since;
