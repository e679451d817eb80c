import type { Transaction } from '@/lib/db/db';
import { toAddressKey } from '../addresses/address-key';
import type { Dropped, SourceItem } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';

/** A row of `move_thing`. */
export type Thing = {
  oldId: string;
  newId: number | null;
  hash: string;
  version: number;
  reads: number;
  shares: number;
};

/** Result of one item in a run. */
export type ItemResult = {
  item: SourceItem;
  hash: string;
  newId: number | null;
  state: 'written' | 'unchanged' | 'conflict' | 'failed';
  reason: string;
  dropped: Dropped[];
  picturesWait: boolean;
  written?: { isNew: boolean; version: number };
  /** Content before the run changed it. */
  before?: unknown;
};

/** First items of a dry run that keep how they came, to be looked at. */
const PREVIEWED = 20;
/** First items of a dry run that keep their headlines for its list. */
const NAMED = 10_000;

const toJson = (value: unknown): string => JSON.stringify(value);

/**
 * Records the results of a batch, and what each item became. Items keep how they came while their pictures wait, and
 * while somebody has to decide on them; those that failed or were only tried keep their headlines. A dry run records
 * results only.
 */
export async function saveResults(tx: Transaction, run: MoveRun, results: readonly ItemResult[]): Promise<void> {
  if (results.length === 0) return;
  const column = <T>(pick: (result: ItemResult) => T): T[] => results.map(pick);
  await tx.$executeRaw`
    UPDATE move_item m SET state = r.state::move_state, reason = r.reason, new_id = r.new_id, pictures_wait = r.waits,
      dropped = r.dropped::jsonb, before = r.before::jsonb,
      payload = CASE WHEN r.waits OR r.state = 'conflict' OR (${run.isDry} AND m.position < ${PREVIEWED}) THEN m.payload
        WHEN r.state = 'failed' OR (${run.isDry} AND m.position < ${NAMED})
        THEN jsonb_build_object('topic', m.payload->'topic') END
    FROM unnest(${column(({ item }) => item.oldId)}::text[], ${column(({ state }) => state)}::text[],
      ${column(({ reason }) => reason)}::text[], ${column(({ newId }) => newId)}::int[],
      ${column(({ picturesWait }) => picturesWait && !run.isDry)}::bool[], ${column(({ dropped }) => toJson(dropped))}::text[],
      ${column(({ before }) => (before ? toJson(before) : null))}::text[])
      AS r (old_id, state, reason, new_id, waits, dropped, before)
    WHERE m.run_id = ${run.id} AND m.old_id = r.old_id`;
  if (run.isDry) return;
  await saveThings(tx, run, results);
  await closeOlderConflicts(
    tx,
    run,
    column(({ item }) => item.oldId),
  );
}

/** Conflicts of earlier runs are no longer to be decided once a later run has judged the item anew. */
async function closeOlderConflicts(tx: Transaction, { id, sourceId }: MoveRun, oldIds: readonly string[]) {
  await tx.$executeRaw`
    UPDATE move_item m SET decision = 'later' FROM move_run r
    WHERE r.source_id = ${sourceId} AND r.id < ${id} AND m.run_id = r.id AND m.old_id = ANY(${[...oldIds]}::text[])
      AND m.state = 'conflict' AND m.decision = ''`;
}

async function saveThings(tx: Transaction, { id: runId, sourceId }: MoveRun, results: readonly ItemResult[]) {
  const made = results.filter(({ written }) => written?.isNew);
  await tx.moveThing.createMany({
    data: made.map(({ item, newId, hash }) => ({
      ...{ sourceId, kind: 'news', oldId: item.oldId, newId, hash, runId, reads: item.reads, shares: item.shares },
      ...{ office: item.office, category: item.category },
    })),
  });
  await saveAddresses(tx, sourceId, made);
  for (const { item, hash, written } of results) {
    if (!written || written.isNew) continue;
    await tx.moveThing.update({
      where: { sourceId_kind_oldId: { sourceId, kind: 'news', oldId: item.oldId } },
      data: { hash, version: written.version, office: item.office, category: item.category },
    });
  }
  const known = results.filter(({ written }) => !written?.isNew);
  await tx.$executeRaw`
    UPDATE move_thing t SET reads = GREATEST(t.reads, c.reads), shares = GREATEST(t.shares, c.shares)
    FROM unnest(${known.map(({ item }) => item.oldId)}::text[], ${known.map(({ item }) => item.reads)}::int[],
      ${known.map(({ item }) => item.shares)}::int[]) AS c (old_id, reads, shares)
    WHERE t.source_id = ${sourceId} AND t.kind = 'news' AND t.old_id = c.old_id
      AND (t.reads < c.reads OR t.shares < c.shares)`;
}

const toKeys = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => toAddressKey(address) ?? []).filter((key) => key !== '/')),
];

/** Old addresses lead to the item that came first; the front page is nobody's. */
async function saveAddresses(tx: Transaction, sourceId: number, made: readonly ItemResult[]): Promise<void> {
  const rows = made.flatMap(({ item, newId }) =>
    newId === null ? [] : toKeys(item.addresses).map((path) => ({ path, newsId: newId, sourceId })),
  );
  if (rows.length > 0) await tx.oldAddress.createMany({ data: rows, skipDuplicates: true });
}
