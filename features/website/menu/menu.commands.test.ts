import { db } from '@/lib/db/db';
import { readFrame } from '@/lib/site/queries';
import { aCategory } from '@/testing/builders';
import { tagsOf } from '@/testing/hear';
import { administrator, lastLine, rolesBut, someone } from '@/testing/lists';
import { orderMenu, showMenuEntry } from './menu.commands';
import { listMenu } from './menu.queries';

const allIds = async () => (await listMenu()).map(({ id }) => id);

beforeEach(async () => {
  await db.menuEntry.deleteMany();
  const { id: categoryId } = await aCategory({ name: `หมวด ${Math.random()}` });
  await db.menuEntry.createMany({
    data: [
      { kind: 'home', position: 1 },
      { kind: 'category', categoryId, position: 2 },
      { kind: 'contact', position: 3 },
    ],
  });
});

test.each(rolesBut('VecAdmin'))('%s changes nothing of the menu', async (role) => {
  const ids = await allIds();
  await expect(orderMenu({ ids: ids.toReversed() }, someone(role))).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(showMenuEntry({ id: ids[0], visible: false }, someone(role))).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(await allIds()).toEqual(ids);
});

test('the new order stands on every page', async () => {
  const before = await allIds();
  const ids = before.toReversed();
  expect(await tagsOf(() => orderMenu({ ids }, administrator))).toEqual(['categories']);
  expect((await readFrame()).menu.map(({ kind }) => kind)).toEqual(['contact', 'category', 'home']);
  expect(await lastLine('menu')).toMatchObject({ action: 'menu.order', before: { ids: before }, after: { ids } });
  await expect(orderMenu({ ids: ids.slice(1) }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a hidden entry is seen by nobody, and the last shown one stays', async () => {
  const [home = 0, category = 0, contact = 0] = await allIds();
  await showMenuEntry({ id: category, visible: 'false' }, administrator);
  expect((await readFrame()).menu.map(({ kind }) => kind)).toEqual(['home', 'contact']);
  expect((await listMenu()).map(({ visible }) => visible)).toEqual([true, false, true]);
  await showMenuEntry({ id: contact, visible: false }, administrator);
  await expect(showMenuEntry({ id: home, visible: false }, administrator)).rejects.toMatchObject({
    key: 'menu.lastOne',
  });
  await expect(showMenuEntry({ id: 2_147_483_000, visible: true }, administrator)).rejects.toMatchObject({
    kind: 'missing',
  });
});

test('an entry says that its category is hidden', async () => {
  await db.category.updateMany({ data: { visible: false } });
  expect((await listMenu()).map(({ visible, targetVisible }) => [visible, targetVisible])).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ]);
});
