import { z } from 'zod';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, type ChangedThing, createFieldError, createStaleError } from '@/lib/errors/errors';
import { findDeleted } from '@/lib/list/restore';
import { pickMessage } from '@/lib/messages/message';
import { orderedMessages } from '@/lib/site/messages';
import { houseStyleMessages as words } from './house-style.messages';
import { templateColumns, toTemplate, wordColumns } from './house-style.queries';
import { houseWordInput, houseWordModes, MAX_HOUSE_WORDS, newsTemplateInput } from './house-style.schema';

const access = 'news.style';
/** Serialises changes by editors; readers are not blocked. */
const lockTemplates = (tx: Transaction) => tx.$executeRaw`LOCK TABLE news_template IN SHARE ROW EXCLUSIVE MODE`;
const lockWords = (tx: Transaction) => tx.$executeRaw`LOCK TABLE house_word IN SHARE ROW EXCLUSIVE MODE`;

/** Refuses a change of an entry that somebody else changed, added or removed since its form was opened. */
function assertVersion(row: { updatedAt: Date } | null, version: string | undefined, changed: ChangedThing): void {
  if (row?.updatedAt.toISOString() !== version)
    throw createStaleError(pickMessage(words, 'houseStyle.changed'), changed);
}

/**
 * Saves the template of a category; one without headings and required fields is removed.
 *
 * @throws AppError 'invalid' by field; 'conflict' if it has changed since `version`
 */
export const saveNewsTemplate = command({
  access,
  input: newsTemplateInput,
  run: async ({ categoryId, version, ...data }, _viewer, tx) => {
    await lockTemplates(tx);
    const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
    if (!category) throw createFieldError('categoryId', words['houseStyle.badCategory']);
    const row = await tx.newsTemplate.findUnique({
      where: { categoryId },
      select: { ...templateColumns, updatedAt: true },
    });
    assertVersion(row, version, { noun: 'category', id: categoryId });
    const isEmpty = data.headings.length === 0 && data.required.length === 0;
    if (isEmpty) await tx.newsTemplate.deleteMany({ where: { categoryId } });
    else {
      await tx.newsTemplate.upsert({ where: { categoryId }, create: { categoryId, ...data }, update: data });
    }
    const { updatedAt: _, ...before } = row ? toTemplate(row) : { updatedAt: undefined };
    return { before: row ? before : undefined, after: isEmpty ? undefined : data };
  },
  audit: ({ categoryId }, { before, after }) => ({
    action: 'newsTemplate.save',
    noun: 'category',
    nounId: categoryId,
    before,
    after,
  }),
});

async function requireWord(tx: Transaction, id: number) {
  const row = await tx.houseWord.findUnique({ where: { id }, select: { ...wordColumns, updatedAt: true } });
  if (!row) throw new AppError('missing', pickMessage(words, 'houseWord.missing'));
  return row;
}

/** Checks that there is room for a word, and that its category has no other entry for it. */
async function assertNewWord(tx: Transaction, avoided: string, categoryId: number | null, id?: number): Promise<void> {
  const same = await tx.houseWord.findFirst({ where: { avoided, categoryId, id: { not: id } }, select: { id: true } });
  if (same) throw createFieldError('avoided', words['houseWord.taken']);
  if (id === undefined && (await tx.houseWord.count()) >= MAX_HOUSE_WORDS)
    throw createFieldError('avoided', words['houseWord.full']);
}

/**
 * Saves a word of the house style.
 *
 * @throws AppError 'invalid' by field, also for a word that is there already and above 300 words; 'missing'; 'conflict'
 *   if it has changed since `version`
 */
export const saveHouseWord = command({
  access,
  input: houseWordInput,
  run: async ({ id, version, categoryId = null, ...rest }, _viewer, tx) => {
    await lockWords(tx);
    const data = { ...rest, categoryId };
    const row = id === undefined ? null : await requireWord(tx, id);
    assertVersion(row, version, { noun: 'houseWord', id: id ?? '' });
    if (categoryId !== null) {
      const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
      if (!category) throw createFieldError('categoryId', words['houseStyle.badCategory']);
    }
    await assertNewWord(tx, data.avoided, categoryId, id);
    if (!row) return { before: undefined, after: await tx.houseWord.create({ data, select: wordColumns }) };
    const { updatedAt: _, ...before } = row;
    return { before, after: await tx.houseWord.update({ where: { id: row.id }, data, select: wordColumns }) };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'houseWord.save' : 'houseWord.add',
    noun: 'houseWord',
    nounId: after.id,
    before,
    after,
  }),
});

export const deleteHouseWord = command({
  access,
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    await lockWords(tx);
    await requireWord(tx, id);
    return tx.houseWord.delete({ where: { id }, select: wordColumns });
  },
  audit: ({ id }, before) => ({ action: 'houseWord.delete', noun: 'houseWord', nounId: id, before }),
});

const deletedWord = z.object({
  id: z.number(),
  avoided: z.string(),
  right: z.string(),
  mode: z.enum(houseWordModes),
  categoryId: z.number().nullable(),
});

/**
 * Restores a deleted word under its old id.
 *
 * @throws AppError 'missing' if no word with this id was deleted, or its category is gone; 'conflict' if it is there
 *   again; 'invalid' as for a new one
 */
export const restoreHouseWord = command({
  access,
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    await lockWords(tx);
    const row = await findDeleted(tx, { noun: 'houseWord', id }, deletedWord);
    const there = await tx.houseWord.findUnique({ where: { id }, select: { id: true } });
    if (there) throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.taken'));
    const { categoryId } = row;
    if (categoryId !== null && !(await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } })))
      throw new AppError('missing', pickMessage(words, 'houseStyle.badCategory'));
    await assertNewWord(tx, row.avoided, categoryId);
    return tx.houseWord.create({ data: row, select: wordColumns });
  },
  audit: ({ id }, after) => ({ action: 'houseWord.restore', noun: 'houseWord', nounId: id, after }),
});
