import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { readList } from '@/lib/list/list';
import { makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { deleteSynonyms, restoreSynonyms, saveSynonyms } from './synonyms.commands';
import { synonymsMessages } from './synonyms.messages';
import { findSynonymGroup, findSynonyms, listSynonyms } from './synonyms.queries';
import { synonymSorts } from './synonyms.schema';

const aGroup = async (...words: string[]) => (await saveSynonyms({ words }, administrator)).after;
const wrong = (key: string) => ({ kind: 'invalid', fields: { words: key } });

test('words are saved as the form sends them, one per line, without duplicates', async () => {
  const mark = makeUnique('สอศ');
  const { id } = (
    await saveSynonyms({ words: ` ${mark}. \r\n\r\n${mark.toUpperCase()}.\n สำนักงาน ${mark} ` }, administrator)
  ).after;
  expect((await findSynonymGroup(id))?.words).toEqual([`${mark.toUpperCase()}.`, `สำนักงาน ${mark}`]);
  expect(await findSynonyms([mark])).toEqual(new Map([[mark, [`${mark}.`, `สำนักงาน ${mark}`]]]));
  expect(await findSynonyms([`สำนักงาน ${mark}`])).toEqual(new Map([[`สำนักงาน ${mark}`, [`${mark}.`]]]));
  expect(await findSynonyms([makeUnique('ไม่มี'), ''])).toEqual(new Map());
});

test.each([
  ['only one', ['ก'], synonymsMessages['synonyms.few']],
  ['the same twice', ['วท.', ' วท. '], synonymsMessages['synonyms.few']],
  ['nothing', undefined, synonymsMessages['synonyms.few']],
  ['far too many', 'คำ\n'.repeat(2_000), synonymsMessages['synonyms.many']],
  ['too many', Array.from({ length: 21 }, (_, index) => `คำ${index}`), synonymsMessages['synonyms.many']],
  ['a long one', ['ก'.repeat(81), 'ข'], synonymsMessages['synonyms.long']],
  ['control characters', ['ก\u0000', 'ข'], inputMessages['ui.badText']],
])('%s is refused', async (_, words, key) => {
  await expect(saveSynonyms({ words }, administrator)).rejects.toMatchObject(wrong(key));
});

test('a change invalidates searches and lists, and can’t be overwritten from a stale version', async () => {
  const group = await aGroup(makeUnique('ก'), makeUnique('ข'));
  const next = [makeUnique('ค'), makeUnique('ง')];
  expect(await recordInvalidatedTags(() => saveSynonyms({ ...group, words: next }, administrator))).toEqual([
    'lists',
    'synonyms',
  ]);
  for (const version of [group.version, undefined]) {
    const late = saveSynonyms({ id: group.id, version, words: ['จ', 'ฉ'] }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'synonyms.conflict' });
  }
  expect((await findSynonymGroup(group.id))?.words).toEqual(next);
  expect(await findLastAuditRow('synonymGroup')).toMatchObject({ action: 'synonymGroup.save', after: { words: next } });
});

test('a deletion can be undone once', async () => {
  const { id, words } = await aGroup(makeUnique('ก'), makeUnique('ข'));
  expect(await recordInvalidatedTags(() => deleteSynonyms({ id }, administrator))).toEqual(['lists', 'synonyms']);
  expect(await findSynonymGroup(id)).toBeUndefined();
  await restoreSynonyms({ id }, administrator);
  expect((await findSynonymGroup(id))?.words).toEqual(words);
  await expect(restoreSynonyms({ id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(deleteSynonyms({ id: 2_147_483_647 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
});

test('there are at most 2,000 groups', async () => {
  await db.$executeRaw`
    INSERT INTO synonym_group (words, needles, updated_at)
    SELECT '{x,y}', '{x,y}', now() FROM generate_series(1, 2000 - (SELECT count(*)::int FROM synonym_group))`;
  await expect(saveSynonyms({ words: ['ก', 'ข'] }, administrator)).rejects.toMatchObject({ key: 'synonyms.full' });
  await db.synonymGroup.deleteMany({ where: { words: { equals: ['x', 'y'] } } });
});

test('the list can be searched and paged, sorted by last change', async () => {
  const mark = makeUnique('รายการ');
  const [first, second] = [await aGroup(`${mark} 1`, 'ก'), await aGroup(`${mark} 2`, 'ข')];
  const list = async (search: string) => {
    const { rows, total } = await listSynonyms(readList({ search }, synonymSorts));
    return { total, ids: rows.map(({ id }) => id) };
  };
  expect(await list(mark.toUpperCase())).toEqual({ total: 2, ids: [second.id, first.id] });
  expect(await list(`${mark} 1`)).toEqual({ total: 1, ids: [first.id] });
  expect(await list(`${mark}%`)).toEqual({ total: 0, ids: [] });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('cannot change groups', async () => {
    const viewer = createRoleViewer(role);
    await expect(saveSynonyms({ words: ['ก', 'ข'] }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(deleteSynonyms({ id: 1 }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(restoreSynonyms({ id: 1 }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
