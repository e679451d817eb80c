import { transitionNews } from '@/features/newsroom/workflow/workflow.commands';
import { aNews, createHiddenNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { countPublicNews, findPublicNews, listPublicCards, listPublicEntries } from './news.queries';
import { findWithdrawn } from './withdrawn.queries';

const window = { skip: 0, take: 50, needle: '', sort: 'news_date', descending: true, full: false } as const;
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});
const anItem = () => aNews({ categoryId: room.category.id, organisationId: room.college.organisationId });
const hide = (id: number, more: object) => transitionNews({ id, version: 1, event: 'hide', ...more }, room.college);

test('of an item withdrawn with a note, readers see only the note and the time', async () => {
  const { id } = await anItem();
  const before = Date.now();
  await hide(id, { stub: true, comment: 'ยกเลิกการรับสมัครแล้ว' });
  const told = await findWithdrawn(id);
  expect(told).toEqual({ note: 'ยกเลิกการรับสมัครแล้ว', at: expect.any(String) });
  expect(Date.parse(told?.at ?? '')).toBeGreaterThanOrEqual(before);
});

test('of an item withdrawn without a note, readers see nothing, whatever the internal comment', async () => {
  const { id } = await anItem();
  await hide(id, { comment: 'ความเห็นภายใน' });
  expect(await findWithdrawn(id)).toBeUndefined();
});

test('an item withdrawn with a note is in no list, count or card, and has no note once shown again', async () => {
  const { id, categoryId } = await anItem();
  const count = await countPublicNews({ categoryId });
  const { version } = await hide(id, { stub: true, comment: 'ถอนชั่วคราว' });
  expect(await findPublicNews(id)).toBeUndefined();
  expect(await listPublicCards([id])).toEqual([]);
  expect(await countPublicNews({ categoryId })).toBe(count - 1);
  expect((await listPublicEntries({ categoryId }, window)).map((entry) => entry.id)).not.toContain(id);
  await transitionNews({ id, version, event: 'show' }, room.college);
  expect(await findWithdrawn(id)).toBeUndefined();
  expect(await findPublicNews(id)).toMatchObject({ id });
});

test('of a withdrawn item in the bin, readers see nothing', async () => {
  const { id } = await anItem();
  const { version } = await hide(id, { stub: true, comment: 'ถอนแล้ว' });
  await transitionNews({ id, version, event: 'bin' }, room.college);
  expect(await findWithdrawn(id)).toBeUndefined();
});

test('of any other item that is not public, readers see nothing', async () => {
  for (const { id } of await createHiddenNews(room.category.id)) expect(await findWithdrawn(id)).toBeUndefined();
});
