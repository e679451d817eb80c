import { db } from '@/lib/db/db';
import { readList } from '@/lib/list/list';
import { dictionary } from '@/lib/text/thai-words/dictionary';
import { loadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { addWords, deleteWord, restoreWord } from './words.commands';
import { wordsMessages } from './words.messages';
import { findWord, listWords } from './words.queries';
import { wordSorts } from './words.schema';

const wrong = (key: keyof typeof wordsMessages) => ({ kind: 'invalid', fields: { words: wordsMessages[key] } });

beforeEach(async () => {
  await db.dictionaryWord.deleteMany();
  await db.dictionaryChange.deleteMany();
});

test('words are added one per line, without duplicates, and queue their items', async () => {
  const added = await addWords({ words: ' บ้านโป่งแยง \r\n\nคราม-หมักดิน\nบ้านโป่งแยง' }, administrator);
  expect(added.map(({ word }) => word).sort()).toEqual(['คราม-หมักดิน', 'บ้านโป่งแยง']);
  expect(await addWords({ words: 'บ้านโป่งแยง' }, administrator)).toEqual([]);
  expect((await db.dictionaryChange.findMany()).map(({ word }) => word).sort()).toEqual(['ครามหมักดิน', 'บ้านโป่งแยง']);
  const { total } = await listWords(readList({ search: 'โป่ง' }, wordSorts));
  expect(total).toBe(1);
});

test('lines of later texts end by the new words', async () => {
  expect(dictionary.cut('โซ่งทับชั่น')).not.toEqual(['โซ่งทับชั่น']);
  await addWords({ words: 'โซ่งทับชั่น' }, administrator);
  await loadDictionary();
  dictionary.setTerms((await db.dictionaryWord.findMany()).map(({ word }) => word));
  expect(dictionary.cut('โซ่งทับชั่น')).toEqual(['โซ่งทับชั่น']);
});

test('a deletion can be undone once; both invalidate every page', async () => {
  const [row] = await addWords({ words: 'ดอยหลวง' }, administrator);
  const id = row?.id ?? 0;
  expect(await recordInvalidatedTags(() => deleteWord({ id }, administrator))).toEqual(['dictionary']);
  expect(await findWord(id)).toBeUndefined();
  await restoreWord({ id }, administrator);
  expect(await findWord(id)).toEqual(row);
  expect(await findLastAuditRow('dictionaryWord')).toMatchObject({ action: 'dictionaryWord.restore' });
  await expect(restoreWord({ id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(deleteWord({ id: 2_147_483_647 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
});

test.each<[string, string, keyof typeof wordsMessages]>([
  ['nothing', ' \n', 'words.few'],
  [
    'too many',
    Array.from({ length: 201 }, (_, at) => `คำ${'ก'.repeat((at % 40) + 1)}${'ข'.repeat(at / 40)}`).join('\n'),
    'words.many',
  ],
  ['a long one', 'ก'.repeat(61), 'words.long'],
  ['Latin letters', 'abc', 'words.notThai'],
  ['a phrase', 'สอง คำ', 'words.notThai'],
  ['a hyphen at the end', 'กขค-', 'words.notThai'],
])('%s is refused', async (_, words, key) => {
  await expect(addWords({ words }, administrator)).rejects.toMatchObject(wrong(key));
});

test.each(getRolesExcept('VecAdmin'))('%s cannot change words', async (role) => {
  const viewer = createRoleViewer(role);
  await expect(addWords({ words: 'คำใหม่' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(deleteWord({ id: 1 }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(restoreWord({ id: 1 }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
});
