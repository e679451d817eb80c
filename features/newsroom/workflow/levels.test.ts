import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { transitionNews } from './workflow.commands';
import { newsroomMessages } from './workflow.messages';

const readLevel = async (id: number) => (await db.news.findUniqueOrThrow({ where: { id } })).approveLevel;
const aPublicItem = async (approveLevel: number) => {
  const { id, version } = await aNews({ approveLevel });
  return { id, version, event: 'lift' };
};

test('a level is changed only to an explicitly chosen one', async () => {
  const item = await aPublicItem(2);
  await expect(transitionNews(item, administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { level: expect.any(String) },
  });
  expect(await readLevel(item.id)).toBe(2);
  await transitionNews({ ...item, level: 3 }, administrator);
  expect(await readLevel(item.id)).toBe(3);
});

test('a lower level needs a confirmation', async () => {
  const item = await aPublicItem(3);
  const lower = { ...item, level: 2 };
  await expect(transitionNews(lower, administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { lowers: newsroomMessages['newsroom.lowersAsk'] },
  });
  expect(await readLevel(item.id)).toBe(3);
  await transitionNews({ ...lower, lowers: true }, administrator);
  expect(await readLevel(item.id)).toBe(2);
});
