import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { readDeleted } from '@/lib/list/undo';
import { tag } from '@/lib/request/context';
import { searchText } from '@/lib/text/search-text';
import { groupColumns, toGroup } from './synonyms.queries';
import { MOST_GROUPS, type SynonymGroup, synonymChoice, synonymSaving } from './synonyms.schema';

const access = 'site.manage';
const noun = 'synonymGroup';
/** Every search, and every list, feed and alert that is one. */
const touches = () => [tag.synonyms, tag.lists()];
/** Administrators change groups one after the other; readers don't wait. */
const lockGroups = (tx: Transaction) => tx.$executeRaw`LOCK TABLE synonym_group IN SHARE ROW EXCLUSIVE MODE`;

const columnsOf = (words: string[]) => ({ words, needles: words.map(searchText) });

async function findRow(tx: Transaction, id: number): Promise<SynonymGroup> {
  const row = await tx.synonymGroup.findUnique({ where: { id }, select: groupColumns });
  if (!row) throw new AppError('missing', 'synonyms.missing');
  return toGroup(row);
}

async function refuseTooMany(tx: Transaction): Promise<void> {
  if ((await tx.synonymGroup.count()) >= MOST_GROUPS) throw new AppError('conflict', 'synonyms.full');
}

/**
 * Saves words that mean the same to every search.
 *
 * @throws AppError 'invalid' by field; 'missing'; 'conflict' when somebody else has saved the group since `version`, and
 *   above 2,000 groups
 */
export const saveSynonyms = command({
  access,
  input: synonymSaving,
  touches,
  run: async ({ id, version, words }, _viewer, tx) => {
    await lockGroups(tx);
    const before = id === undefined ? undefined : await findRow(tx, id);
    if (before === undefined) await refuseTooMany(tx);
    else if (before.version !== version) throw new AppError('conflict', 'synonyms.conflict');
    const data = columnsOf(words);
    const after = before
      ? await tx.synonymGroup.update({ where: { id: before.id }, data, select: groupColumns })
      : await tx.synonymGroup.create({ data, select: groupColumns });
    return { before, after: toGroup(after) };
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
  input: synonymChoice,
  touches,
  run: async ({ id }, _viewer, tx) => {
    await lockGroups(tx);
    const { words } = await findRow(tx, id);
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
  input: synonymChoice,
  touches,
  run: async ({ id }, _viewer, tx) => {
    await lockGroups(tx);
    const row = await readDeleted(tx, { noun, id }, deletedGroup);
    const there = await tx.synonymGroup.findUnique({ where: { id }, select: { id: true } });
    if (there) throw new AppError('conflict', 'ordered.taken');
    await refuseTooMany(tx);
    await tx.synonymGroup.create({ data: { id, ...columnsOf(row.words) } });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'synonymGroup.restore', noun, nounId: id, after }),
});
