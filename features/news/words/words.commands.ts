import { z } from 'zod';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { findDeleted } from '@/lib/list/restore';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { orderedMessages } from '@/lib/site/messages';
import { wordsMessages } from './words.messages';
import { findWord, wordColumns } from './words.queries';
import { type DictionaryWord, MAX_WORDS, wordsInput } from './words.schema';

const access = 'site.manage';
const noun = 'dictionaryWord';
/** The pages of all texts: each may contain the word. */
const touches = () => [tag.dictionary];

/** Serialises changes by administrators without blocking readers. */
const lockWords = (tx: Transaction) => tx.$executeRaw`LOCK TABLE dictionary_word IN SHARE ROW EXCLUSIVE MODE`;

/** Leaves the items that contain the words to the job, which cuts them again. */
const queueItems = (tx: Transaction, words: readonly string[]) =>
  tx.dictionaryChange.createMany({
    data: words.map((word) => ({ word: word.replaceAll('-', '') })),
    skipDuplicates: true,
  });

async function insertWords(tx: Transaction, words: readonly Omit<DictionaryWord, 'id'>[]): Promise<DictionaryWord[]> {
  if ((await tx.dictionaryWord.count()) + words.length > MAX_WORDS)
    throw new AppError('conflict', pickMessage(wordsMessages, 'words.full'));
  await queueItems(
    tx,
    words.map(({ word }) => word),
  );
  return tx.dictionaryWord.createManyAndReturn({ data: [...words], skipDuplicates: true, select: wordColumns });
}

/**
 * Adds words to the dictionary; those that it has already are left out.
 *
 * @throws AppError 'invalid' for texts that are no words; 'conflict' above 5,000 words
 */
export const addWords = command({
  access,
  input: wordsInput,
  invalidates: touches,
  run: async ({ words }, _viewer, tx) => {
    await lockWords(tx);
    return insertWords(
      tx,
      words.map((word) => ({ word })),
    );
  },
  audit: (_, added) => ({
    action: 'dictionaryWord.add',
    noun,
    nounId: added[0]?.id ?? 0,
    after: { words: added.map(({ word }) => word) },
  }),
});

/** @throws AppError 'missing' */
export const deleteWord = command({
  access,
  input: idInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockWords(tx);
    const row = await findWord(id, tx);
    if (!row) throw new AppError('missing', pickMessage(wordsMessages, 'words.missing'));
    await tx.dictionaryWord.delete({ where: { id } });
    await queueItems(tx, [row.word]);
    return row;
  },
  audit: ({ id }, before) => ({ action: 'dictionaryWord.delete', noun, nounId: id, before }),
});

const deletedWord = z.object({ id: z.number(), word: z.string() });

/**
 * Restores a deleted word under its old id.
 *
 * @throws AppError 'missing' if no word with this id was deleted; 'conflict' if it is there again
 */
export const restoreWord = command({
  access,
  input: idInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockWords(tx);
    const row = await findDeleted(tx, { noun, id }, deletedWord);
    const [restored] = await insertWords(tx, [row]);
    if (!restored) throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.taken'));
    return row;
  },
  audit: ({ id }, after) => ({ action: 'dictionaryWord.restore', noun, nounId: id, after }),
});
