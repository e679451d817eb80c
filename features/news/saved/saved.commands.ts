import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { currentMs, currentTime } from '@/lib/time/current-time';
import { isPublic } from '../news.queries';
import { readSaved } from './saved.queries';
import { lastChanges, ownMoment, type SavedState, wins } from './saved.rules';
import { SAVED_LIMIT, type SavedChange, type SavedKind, savedChoice, savedMerge } from './saved.schema';

const nothing = () => [];
type Key = { kind: SavedKind; id: number };

/**
 * Joins what was done on a device to the member's lists: of each item and list the last action counts, so that a removal
 * on one device is one on all. Saves beyond 500 a list wait on their device.
 *
 * @returns the lists as they are now, and in `lost` what the device shall forget: saved before it was removed elsewhere, or
 *   not public
 */
export const mergeSaved = command({
  access: 'saved.own',
  input: savedMerge,
  touches: nothing,
  run: async ({ now: sent, changes }, viewer, tx) => {
    const memberId = await lockMember(tx, viewer);
    const now = currentMs();
    const given = lastChanges(changes).map((change) => ({ ...change, at: ownMoment(change, sent, now) }));
    const known = await readStates(tx, memberId);
    const open = await findPublicIds(
      tx,
      given.filter((change) => change.saved && !known.has(nameOf(change))).map(({ id }) => id),
    );
    const lost: Key[] = [];
    const taken: SavedChange[] = [];
    const counts = { later: countOf(known, 'later'), bookmark: countOf(known, 'bookmark') };
    for (const change of given) {
      const { kind, id, saved } = change;
      const state = known.get(nameOf(change));
      const isNew = saved && !state?.saved;
      if (!wins(change, state) || (isNew && !state && !open.has(id))) {
        if (isNew) lost.push({ kind, id });
        continue;
      }
      if (isNew && counts[kind] >= SAVED_LIMIT) continue;
      if (saved !== (state?.saved ?? false)) counts[kind] += saved ? 1 : -1;
      taken.push(change);
    }
    await write(tx, memberId, taken);
    return { lists: await readSaved(viewer, tx), lost };
  },
});

/**
 * Saves one public item now.
 *
 * @throws AppError 'missing' when it is not public, 'conflict' when the list is full
 */
export const saveNews = command({
  access: 'saved.own',
  input: savedChoice,
  touches: nothing,
  run: async ({ kind, id }, viewer, tx) => {
    const memberId = await lockMember(tx, viewer);
    const known = await readStates(tx, memberId);
    const key = nameOf({ kind, id });
    if (known.get(key)?.saved) return { lists: await readSaved(viewer, tx) };
    if (!(await findPublicIds(tx, [id])).has(id)) throw new AppError('missing', 'saved.missing');
    if (countOf(known, kind) >= SAVED_LIMIT) throw new AppError('conflict', 'saved.full');
    await write(tx, memberId, [{ kind, id, saved: true, at: currentMs() }]);
    return { lists: await readSaved(viewer, tx) };
  },
});

/** Takes one item out of a list now; one that is not there changes nothing. */
export const removeSaved = command({
  access: 'saved.own',
  input: savedChoice,
  touches: nothing,
  run: async ({ kind, id }, viewer, tx) => {
    const memberId = await lockMember(tx, viewer);
    const where = { memberId, kind, newsId: id, removedAt: null };
    await tx.savedNews.updateMany({ where, data: { removedAt: currentTime() } });
    return { lists: await readSaved(viewer, tx) };
  },
});

/** Two devices of one member write one after the other, so that no list grows beyond its limit. */
async function lockMember(tx: Transaction, { accountId = 0 }: Viewer): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM member WHERE account_id = ${accountId} FOR UPDATE`;
  if (!row) throw new AppError('forbidden', 'errors.forbidden');
  return row.id;
}

const nameOf = ({ kind, id }: Key): string => `${kind} ${id}`;

async function readStates(tx: Transaction, memberId: number): Promise<Map<string, SavedState>> {
  const rows = await tx.savedNews.findMany({ where: { memberId } });
  return new Map(
    rows.map(({ kind, newsId, createdAt, removedAt }) => [
      nameOf({ kind, id: newsId }),
      { at: (removedAt ?? createdAt).getTime(), saved: removedAt === null },
    ]),
  );
}

function countOf(known: ReadonlyMap<string, SavedState>, kind: SavedKind): number {
  return [...known].filter(([name, state]) => state.saved && name.startsWith(`${kind} `)).length;
}

async function findPublicIds(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.news.findMany({ where: { id: { in: [...ids] }, ...isPublic() }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Both lists in two statements. A removal of what was never there leaves no row: nobody could bring it back. */
async function write(tx: Transaction, memberId: number, changes: readonly SavedChange[]): Promise<void> {
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
