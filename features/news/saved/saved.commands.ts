import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { buildPublicWhere } from '../news.queries';
import { savedMessages as words } from './saved.messages';
import { listSavedNews } from './saved.queries';
import { keepLastChanges, type SavedState, shouldApplyChange, toServerTime } from './saved.rules';
import { SAVED_LIMIT, type SavedChange, type SavedKind, savedItemInput, savedMergeInput } from './saved.schema';

const noTags = () => [];
type SavedKey = { kind: SavedKind; id: number };

/**
 * Merges a device's changes into the member's lists. Per item and list the last action wins, so that a removal on one
 * device applies to all. Saves beyond 500 items per list are not applied.
 *
 * @returns the merged lists, and in `lost` the items that the device should drop: saved before they were removed
 *   elsewhere, or not public
 */
export const mergeSaved = command({
  access: 'saved.own',
  input: savedMergeInput,
  invalidates: noTags,
  run: async ({ now: sent, changes }, viewer, tx) => {
    const memberId = await lockMember(tx, viewer);
    const now = getCurrentMs();
    const given = keepLastChanges(changes).map((change) => ({ ...change, at: toServerTime(change, sent, now) }));
    const known = await listStates(tx, memberId);
    const open = await findPublicIds(
      tx,
      given.filter((change) => change.saved && !known.has(toSavedKey(change))).map(({ id }) => id),
    );
    const lost: SavedKey[] = [];
    const taken: SavedChange[] = [];
    const counts = { later: countSaved(known, 'later'), bookmark: countSaved(known, 'bookmark') };
    for (const change of given) {
      const { kind, id, saved } = change;
      const state = known.get(toSavedKey(change));
      const isNew = saved && !state?.saved;
      if (!shouldApplyChange(change, state) || (isNew && !state && !open.has(id))) {
        if (isNew) lost.push({ kind, id });
        continue;
      }
      if (isNew && counts[kind] >= SAVED_LIMIT) continue;
      if (saved !== (state?.saved ?? false)) counts[kind] += saved ? 1 : -1;
      taken.push(change);
    }
    await writeChanges(tx, memberId, taken);
    return { lists: await listSavedNews(viewer, tx), lost };
  },
});

/**
 * Saves one public item.
 *
 * @throws AppError 'missing' if it is not public, 'conflict' if the list is full
 */
export const addSaved = command({
  access: 'saved.own',
  input: savedItemInput,
  invalidates: noTags,
  run: async ({ kind, id }, viewer, tx) => {
    const memberId = await lockMember(tx, viewer);
    const known = await listStates(tx, memberId);
    const key = toSavedKey({ kind, id });
    if (known.get(key)?.saved) return { lists: await listSavedNews(viewer, tx) };
    if (!(await findPublicIds(tx, [id])).has(id)) throw new AppError('missing', pickMessage(words, 'saved.missing'));
    if (countSaved(known, kind) >= SAVED_LIMIT) throw new AppError('conflict', pickMessage(words, 'saved.full'));
    await writeChanges(tx, memberId, [{ kind, id, saved: true, at: getCurrentMs() }]);
    return { lists: await listSavedNews(viewer, tx) };
  },
});

/** Removes one item from a list; no effect if it is not there. */
export const removeSaved = command({
  access: 'saved.own',
  input: savedItemInput,
  invalidates: noTags,
  run: async ({ kind, id }, viewer, tx) => {
    const memberId = await lockMember(tx, viewer);
    const where = { memberId, kind, newsId: id, removedAt: null };
    await tx.savedNews.updateMany({ where, data: { removedAt: getCurrentTime() } });
    return { lists: await listSavedNews(viewer, tx) };
  },
});

/** Locks the member's row, so that concurrent writes of several devices cannot exceed a list's limit. */
async function lockMember(tx: Transaction, { accountId = 0 }: Viewer): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM member WHERE account_id = ${accountId} FOR UPDATE`;
  if (!row) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  return row.id;
}

const toSavedKey = ({ kind, id }: SavedKey): string => `${kind} ${id}`;

async function listStates(tx: Transaction, memberId: number): Promise<Map<string, SavedState>> {
  const rows = await tx.savedNews.findMany({ where: { memberId } });
  return new Map(
    rows.map(({ kind, newsId, createdAt, removedAt }) => [
      toSavedKey({ kind, id: newsId }),
      { at: (removedAt ?? createdAt).getTime(), saved: removedAt === null },
    ]),
  );
}

function countSaved(known: ReadonlyMap<string, SavedState>, kind: SavedKind): number {
  return [...known].filter(([name, state]) => state.saved && name.startsWith(`${kind} `)).length;
}

async function findPublicIds(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.news.findMany({ where: { id: { in: [...ids] }, ...buildPublicWhere() }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Writes both lists in two statements. Removing an item that was never saved leaves no row, as there is
 * nothing to bring back.
 */
async function writeChanges(tx: Transaction, memberId: number, changes: readonly SavedChange[]): Promise<void> {
  const [saved, removed] = [true, false].map((wanted) => JSON.stringify(changes.filter((one) => one.saved === wanted)));
  await tx.$executeRaw`
    INSERT INTO saved_news (member_id, kind, news_id, created_at)
    SELECT ${memberId}, kind, id, to_timestamp(at / 1000)
    FROM json_to_recordset(${saved}::json) AS change(kind saved_kind, id int, at double precision)
    ON CONFLICT (member_id, kind, news_id) DO UPDATE SET created_at = excluded.created_at, removed_at = NULL`;
  await tx.$executeRaw`
    UPDATE saved_news SET removed_at = to_timestamp(change.at / 1000)
    FROM json_to_recordset(${removed}::json) AS change(kind saved_kind, id int, at double precision)
    WHERE member_id = ${memberId} AND saved_news.kind = change.kind AND news_id = change.id`;
}
