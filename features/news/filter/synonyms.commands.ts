import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { findDeleted } from '@/lib/list/restore';
import { tag } from '@/lib/request/context';
import { toSearchText } from '@/lib/text/search-text';
import { synonymGroupColumns, toSynonymGroup } from './synonyms.queries';
import { MAX_SYNONYM_GROUPS, type SynonymGroup, synonymIdInput, synonymInput } from './synonyms.schema';

const access = 'site.manage';
const noun = 'synonymGroup';
/** Every search, and every list, feed and alert that is one. */
const touches = () => [tag.synonyms, tag.lists()];
/** Administrators change groups one after the other; readers don't wait. */
const lockGroups = (tx: Transaction) => tx.$executeRaw`LOCK TABLE synonym_group IN SHARE ROW EXCLUSIVE MODE`;

const toColumns = (words: string[]) => ({ words, needles: words.map(toSearchText) });

async function requireSynonymGroup(tx: Transaction, id: number): Promise<SynonymGroup> {
  const row = await tx.synonymGroup.findUnique({ where: { id }, select: synonymGroupColumns });
  if (!row) throw new AppError('missing', 'synonyms.missing');
  return toSynonymGroup(row);
}

async function assertRoomForGroup(tx: Transaction): Promise<void> {
  if ((await tx.synonymGroup.count()) >= MAX_SYNONYM_GROUPS) throw new AppError('conflict', 'synonyms.full');
}

/**
 * Saves words that mean the same to every search.
 *
 * @throws AppError 'invalid' by field; 'missing'; 'conflict' when somebody else has saved the group since `version`, and
 *   above 2,000 groups
 */
export const saveSynonyms = command({
  access,
  input: synonymInput,
  invalidates: touches,
  run: async ({ id, version, words }, _viewer, tx) => {
    await lockGroups(tx);
    const before = id === undefined ? undefined : await requireSynonymGroup(tx, id);
    if (before === undefined) await assertRoomForGroup(tx);
    else if (before.version !== version) throw new AppError('conflict', 'synonyms.conflict');
    const data = toColumns(words);
    const after = before
      ? await tx.synonymGroup.update({ where: { id: before.id }, data, select: synonymGroupColumns })
      : await tx.synonymGroup.create({ data, select: synonymGroupColumns });
    return { before, after: toSynonymGroup(after) };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'synonymGroup.save' : 'synonymGroup.add',
    noun,
    nounId: after.id,
    before: before && { words: before.words },
    after: { words: after.words },
  }),
});

export const deleteSynonyms = command({
  access,
  input: synonymIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockGroups(tx);
    const { words } = await requireSynonymGroup(tx, id);
    await tx.synonymGroup.delete({ where: { id } });
    return { id, words };
  },
  audit: ({ id }, before) => ({ action: 'synonymGroup.delete', noun, nounId: id, before }),
});

const deletedGroup = z.object({ id: z.number(), words: z.array(z.string()) });

/**
 * Takes a deletion back: the group is as it was, under its old id.
 *
 * @throws AppError 'missing' where none of this id was deleted; 'conflict' where it is back already, and above 2,000 groups
 */
export const restoreSynonyms = command({
  access,
  input: synonymIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockGroups(tx);
    const row = await findDeleted(tx, { noun, id }, deletedGroup);
    const there = await tx.synonymGroup.findUnique({ where: { id }, select: { id: true } });
    if (there) throw new AppError('conflict', 'ordered.taken');
    await assertRoomForGroup(tx);
    await tx.synonymGroup.create({ data: { id, ...toColumns(row.words) } });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'synonymGroup.restore', noun, nounId: id, after }),
});
