import { db } from '@/lib/db/db';
import { getSiteFrame } from '@/lib/site/queries';
import { aCategory } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { orderMenu, setMenuEntryVisibility } from './menu.commands';
import { listMenu } from './menu.queries';

const listAllIds = async () => (await listMenu()).map(({ id }) => id);

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

test.each(getRolesExcept('VecAdmin'))('%s can’t change the menu', async (role) => {
  const ids = await listAllIds();
  await expect(orderMenu({ ids: ids.toReversed() }, createRoleViewer(role))).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(setMenuEntryVisibility({ id: ids[0], visible: false }, createRoleViewer(role))).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(await listAllIds()).toEqual(ids);
});

test('the new order is on every page', async () => {
  const before = await listAllIds();
  const ids = before.toReversed();
  expect(await recordInvalidatedTags(() => orderMenu({ ids }, administrator))).toEqual(['categories']);
  expect((await getSiteFrame()).menu.map(({ kind }) => kind)).toEqual(['contact', 'category', 'home']);
  expect(await findLastAuditRow('menu')).toMatchObject({
    action: 'menu.order',
    before: { ids: before },
    after: { ids },
  });
  await expect(orderMenu({ ids: ids.slice(1) }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a hidden entry is not public, and the last visible one can’t be hidden', async () => {
  const [home = 0, category = 0, contact = 0] = await listAllIds();
  await setMenuEntryVisibility({ id: category, visible: 'false' }, administrator);
  expect((await getSiteFrame()).menu.map(({ kind }) => kind)).toEqual(['home', 'contact']);
  expect((await listMenu()).map(({ visible }) => visible)).toEqual([true, false, true]);
  await setMenuEntryVisibility({ id: contact, visible: false }, administrator);
  await expect(setMenuEntryVisibility({ id: home, visible: false }, administrator)).rejects.toMatchObject({
    key: 'menu.lastOne',
  });
  await expect(setMenuEntryVisibility({ id: 2_147_483_000, visible: true }, administrator)).rejects.toMatchObject({
    kind: 'missing',
  });
});

test('an entry tells that its category is hidden', async () => {
  await db.category.updateMany({ data: { visible: false } });
  expect((await listMenu()).map(({ visible, targetVisible }) => [visible, targetVisible])).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ]);
});
