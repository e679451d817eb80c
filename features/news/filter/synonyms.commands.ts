import { z } from 'zod';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createStaleError } from '@/lib/errors/errors';
import { findDeleted } from '@/lib/list/restore';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { orderedMessages } from '@/lib/site/messages';
import { toSearchText } from '@/lib/text/search-text';
import { synonymsMessages } from './synonyms.messages';
import { synonymGroupColumns, toSynonymGroup } from './synonyms.queries';
import { MAX_SYNONYM_GROUPS, type SynonymGroup, synonymInput } from './synonyms.schema';

const access = 'site.manage';
const noun = 'synonymGroup';
/** Tags of every search, and of the lists, feeds and alerts that are based on one. */
const touches = () => [tag.synonyms, tag.lists()];
/** Serialises changes by administrators without blocking readers. */
const lockGroups = (tx: Transaction) => tx.$executeRaw`LOCK TABLE synonym_group IN SHARE ROW EXCLUSIVE MODE`;

const toColumns = (words: string[]) => ({ words, needles: words.map(toSearchText) });

async function requireSynonymGroup(tx: Transaction, id: number): Promise<SynonymGroup> {
  const row = await tx.synonymGroup.findUnique({ where: { id }, select: synonymGroupColumns });
  if (!row) throw new AppError('missing', pickMessage(synonymsMessages, 'synonyms.missing'));
  return toSynonymGroup(row);
}

async function assertRoomForGroup(tx: Transaction): Promise<void> {
  if ((await tx.synonymGroup.count()) >= MAX_SYNONYM_GROUPS)
    throw new AppError('conflict', pickMessage(synonymsMessages, 'synonyms.full'));
}

/**
 * Saves a group of words that every search treats as equal.
 *
 * @throws AppError 'invalid' by field; 'missing'; 'conflict' if the group has changed since `version`, and above 2,000
 *   groups
 */
export const saveSynonyms = command({
  access,
  input: synonymInput,
  invalidates: touches,
  run: async ({ id, version, words }, _viewer, tx) => {
    await lockGroups(tx);
    const before = id === undefined ? undefined : await requireSynonymGroup(tx, id);
    if (before === undefined) await assertRoomForGroup(tx);
    else if (before.version !== version)
      throw createStaleError(pickMessage(synonymsMessages, 'synonyms.conflict'), { noun, id: before.id });
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
  input: idInput,
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
 * Restores a deleted group under its old id.
 *
 * @throws AppError 'missing' if no group with this id was deleted; 'conflict' if it is already restored, and above
 *   2,000 groups
 */
export const restoreSynonyms = command({
  access,
  input: idInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockGroups(tx);
    const row = await findDeleted(tx, { noun, id }, deletedGroup);
    const there = await tx.synonymGroup.findUnique({ where: { id }, select: { id: true } });
    if (there) throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.taken'));
    await assertRoomForGroup(tx);
    await tx.synonymGroup.create({ data: { id, ...toColumns(row.words) } });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'synonymGroup.restore', noun, nounId: id, after }),
});
