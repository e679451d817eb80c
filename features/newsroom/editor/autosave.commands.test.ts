import { db } from '@/lib/db/db';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { blankContent, type NewsContent, NO_CATEGORY } from '../item/content.schema';
import { saveNews } from '../item/save.commands';
import { listNewsroom } from '../list/list.queries';
import { newsroomList } from '../list/list.rules';
import { transitionNews } from '../workflow/workflow.commands';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { markEditing, saveAutosave } from './autosave.commands';
import { openEditor } from './editor.queries';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const write = (given: Partial<NewsContent> = {}) => someContent(room.category.id, given);
const listRevisions = (newsId: number) =>
  db.newsRevision.findMany({
    where: { newsId },
    orderBy: { number: 'asc' },
    select: { content: true, autosaveKey: true },
  });
const open = async (id: number) => {
  const start = await openEditor(room.college, { id, section: 'news', path: '/colleges/college_news' });
  if (typeof start === 'string') throw new Error(start);
  return start;
};

describe('a new item', () => {
  test('becomes a draft of its writer with the first autosave, and stands in the list', async () => {
    const content = { ...blankContent, topic: `ร่างแรก ${aKey()}` };
    const { id, state } = await saveAutosave({ key: aKey(), content }, room.user);
    expect(state).toBe('draft');
    expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'draft',
      collegeUserId: room.user.ownId,
      categoryChosen: false,
    });
    const { items } = await listNewsroom(
      room.user,
      { scope: 'self', section: 'news' },
      newsroomList.read({ status: 'draft' }),
    );
    expect(items[0]).toMatchObject({ id, topic: content.topic, category: { name: 'ยังไม่เลือกหมวดหมู่' } });
    expect((await findNewsroomItem(room.user, id))?.content.categoryId).toBe(NO_CATEGORY);
    const submit = transitionNews({ id, version: 1, event: 'submit' }, room.user);
    await expect(submit).rejects.toMatchObject({ kind: 'invalid', fields: { categoryId: expect.any(String) } });
  });

  test('is made once by racing autosaves, and by an autosave and a save', async () => {
    const [key, content] = [aKey(), write()];
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => saveAutosave({ key, content }, room.college)),
      saveNews({ key, content }, room.college),
    ]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.news.count({ where: { topic: content.topic } })).toBe(1);
  });

  test('is not made of nothing', async () => {
    const before = await db.news.count();
    await expect(saveAutosave({ key: aKey(), content: blankContent }, room.college)).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await db.news.count()).toBe(before);
  });

  test('an autosave after a lost answer goes on with the draft, and so does the first save', async () => {
    const key = aKey();
    const { id } = await saveAutosave({ key, content: write({ topic: 'ก' }) }, room.college);
    expect(await saveAutosave({ key, content: write({ topic: 'กข' }) }, room.college)).toMatchObject({
      id,
      version: 2,
      state: 'draft',
    });
    expect(await saveNews({ key, content: write({ topic: 'กขค' }) }, room.college)).toMatchObject({ id, version: 3 });
    expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({ topic: 'กขค' });
  });
});

describe('a draft', () => {
  test('is written by autosaves, which make one revision until somebody saves', async () => {
    const key = aKey();
    const { id } = await saveAutosave({ key, content: write({ topic: 'หนึ่ง' }) }, room.college);
    await saveAutosave({ key, id, version: 1, content: write({ topic: 'สอง' }) }, room.college);
    expect(await listRevisions(id)).toMatchObject([{ content: { topic: 'สอง' }, autosaveKey: key }]);
    await saveNews({ key, id, version: 2, content: write({ topic: 'สาม' }) }, room.college);
    await saveAutosave({ key, id, version: 3, content: write({ topic: 'สี่' }) }, room.college);
    expect(await listRevisions(id)).toMatchObject([
      { content: { topic: 'สาม' }, autosaveKey: null },
      { content: { topic: 'สี่' }, autosaveKey: key },
    ]);
    expect(await db.newsAutosave.count({ where: { newsId: id } })).toBe(0);
  });

  test('that another opening wrote since keeps its words; the autosave is kept beside it and offered', async () => {
    const { id } = await saveAutosave({ key: aKey(), content: write({ topic: 'เดิม' }) }, room.college);
    const mine = { key: aKey(), id, version: 1 };
    await saveAutosave({ key: aKey(), id, version: 1, content: write({ topic: 'แท็บอื่น' }) }, room.college);
    expect(await saveAutosave({ ...mine, content: write({ topic: 'แท็บนี้' }) }, room.college)).toMatchObject({
      state: 'behind',
    });
    const { base, drafts } = await open(id);
    expect([base.topic, drafts[0]?.content.topic]).toEqual(['แท็บอื่น', 'แท็บนี้']);
    const save = saveNews({ ...mine, content: write({ topic: 'แท็บนี้' }) }, room.college);
    await expect(save).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('of somebody else is not written', async () => {
    const { id } = await saveAutosave({ key: aKey(), content: write() }, room.college);
    for (const other of [room.other, room.user, room.province]) {
      const attempt = saveAutosave({ key: aKey(), id, version: 1, content: write() }, other);
      await expect(attempt).rejects.toMatchObject({ kind: 'missing' });
    }
  });
});

test('a public item keeps its words; the autosave is gone on with at the next opening', async () => {
  const made = await saveNews({ key: aKey(), content: write({ topic: 'เผยแพร่แล้ว' }) }, room.college);
  const { id, version } = await transitionNews({ ...made, event: 'publish' }, room.college);
  const content = write({ topic: 'กำลังแก้' });
  expect(await saveAutosave({ key: aKey(), id, version, content }, room.college)).toMatchObject({
    state: 'kept',
    version,
  });
  expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({ topic: 'เผยแพร่แล้ว', version });
  expect(await open(id)).toMatchObject({ source: 'kept', content: { topic: 'กำลังแก้' }, base: { topic: 'เผยแพร่แล้ว' } });
});

test('who has an item open is told to the others at opening, and to nobody who may not see it', async () => {
  const { id, version } = await saveNews({ key: aKey(), content: write() }, room.user);
  await transitionNews({ id, version, event: 'submit' }, room.user);
  expect(await markEditing({ id }, room.user)).toEqual({ others: [] });
  expect(await markEditing({ id }, room.college)).toEqual({ others: [room.user.name] });
  expect((await open(id)).others).toEqual([room.user.name]);
  await expect(markEditing({ id }, room.other)).rejects.toMatchObject({ kind: 'missing' });
});
