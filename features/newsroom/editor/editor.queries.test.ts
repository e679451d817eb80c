import { randomUUID } from 'node:crypto';
import { aCategory } from '@/testing/builders';
import { aKey, someContent, toPersonViewer } from '@/testing/newsroom';
import { aCollege } from '@/testing/people';
import { saveNews } from '../item/save.commands';
import { newsroomMessages } from '../workflow/workflow.messages';
import { saveAutosave } from './autosave.commands';
import { openEditor } from './editor.queries';

const path = '/colleges/college_news';

async function aWriter() {
  const college = await aCollege();
  const viewer = toPersonViewer(college, college.organisation.id);
  const open = async () => {
    const start = await openEditor(viewer, { section: 'news', path });
    if (typeof start === 'string') throw new Error(start);
    return start;
  };
  return { viewer, open };
}

test('a new item has no category yet, or the only one if there is just one', async () => {
  const { open } = await aWriter();
  const first = await aCategory();
  expect((await open()).base.categoryId).toBe(first.id);
  await aCategory();
  const { base, categories } = await open();
  expect([categories.length, base.categoryId]).toEqual([2, 0]);
});

test('an item without a category becomes a draft without one, and is refused on saving', async () => {
  const { viewer, open } = await aWriter();
  await aCategory();
  const { base } = await open();
  const content = { ...base, topic: 'ยังไม่เลือกหมวดหมู่' };
  const { id } = await saveAutosave({ key: randomUUID(), content }, viewer);
  expect((await open()).drafts).toEqual([]);
  const draft = await openEditor(viewer, { id, section: 'news', path });
  expect(draft).toMatchObject({ base: { topic: content.topic, categoryId: 0 }, source: 'current', drafts: [] });
  await expect(saveNews({ key: randomUUID(), content: { ...content, topic: '' } }, viewer)).rejects.toMatchObject({
    kind: 'invalid',
    fields: {
      'content.categoryId': newsroomMessages['newsroom.categoryRequired'],
      'content.topic': newsroomMessages['newsroom.topicRequired'],
    },
  });
});

test('the categories that the office uses most are offered first, at most three of them', async () => {
  const { viewer, open } = await aWriter();
  const all = [await aCategory(), await aCategory(), await aCategory(), await aCategory(), await aCategory()];
  expect((await open()).categories.filter(({ usual }) => usual)).toEqual([]);
  const [, second, third, fourth, fifth] = all.map(({ id }) => id);
  for (const id of [third, fifth, fifth, fifth, second, second, second, second, fourth, fourth]) {
    await saveNews({ key: aKey(), content: someContent(id ?? 0) }, viewer);
  }
  const { categories, base } = await open();
  expect(categories.slice(0, 3)).toMatchObject([second, fifth, fourth].map((id) => ({ id, usual: true })));
  expect(categories.slice(3).some(({ usual }) => usual)).toBe(false);
  expect(categories.map(({ id }) => id)).toContain(third);
  expect(base.categoryId).toBe(0);
  const { open: openElsewhere } = await aWriter();
  expect((await openElsewhere()).categories.filter(({ usual }) => usual)).toEqual([]);
});
