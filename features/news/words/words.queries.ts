import { db, type Transaction } from '@/lib/db/db';
import { type ListState, toSkipTake } from '@/lib/list/list';
import type { DictionaryWord, WordSort } from './words.schema';

export const wordColumns = { id: true, word: true } as const;

/** A page of the staff's words that contain the search text, newest first, with the total. */
export async function listWords(state: ListState<WordSort>): Promise<{ rows: DictionaryWord[]; total: number }> {
  const where = state.needle === '' ? {} : { word: { contains: state.needle } };
  const [rows, total] = await Promise.all([
    db.dictionaryWord.findMany({
      where,
      select: wordColumns,
      orderBy: [{ createdAt: state.descending ? 'desc' : 'asc' }, { id: 'desc' }],
      ...toSkipTake(state),
    }),
    db.dictionaryWord.count({ where }),
  ]);
  return { rows, total };
}

export async function findWord(
  id: number,
  from: Pick<Transaction, 'dictionaryWord'> = db,
): Promise<DictionaryWord | undefined> {
  return (await from.dictionaryWord.findUnique({ where: { id }, select: wordColumns })) ?? undefined;
}
