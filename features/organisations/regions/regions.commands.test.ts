import { randomUUID } from 'node:crypto';
import { roles } from '@/lib/auth/roles';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { toOfficeViewer } from '@/testing/organisations';
import { anAdministrator, aProvince } from '@/testing/people';
import { deleteRegion, orderRegions, restoreRegion, saveRegion } from './regions.commands';
import { regionsMessages } from './regions.messages';
import { listRegions } from './regions.queries';

const administrator = async () => toOfficeViewer(await anAdministrator());
const findGroup = async (id: number) => (await db.province.findUniqueOrThrow({ where: { id } })).regionGroupId;

async function aRegion(provinceIds: number[] = []) {
  const { after } = await saveRegion({ name: makeUnique('ภาค'), provinceIds }, await administrator());
  return after;
}

test('a province is in one group: another group takes it over', async () => {
  const [one, two] = [await aProvince(), await aProvince()];
  const first = await aRegion([one.id, two.id]);
  const second = await aRegion([two.id]);
  expect([await findGroup(one.id), await findGroup(two.id)]).toEqual([first.id, second.id]);
  const { regions, provinces } = await listRegions();
  expect(regions.find(({ id }) => id === second.id)?.provinces.map(({ id }) => id)).toEqual([two.id]);
  expect(provinces.find(({ id }) => id === one.id)?.region?.id).toBe(first.id);
});

test('saving changes only differences from the form as it was opened', async () => {
  const viewer = await administrator();
  const [kept, taken, added] = [await aProvince(), await aProvince(), await aProvince()];
  const region = await aRegion([kept.id, taken.id]);
  const before = region.provinceIds;
  const other = await aRegion([taken.id]);
  await saveRegion({ id: region.id, name: region.name, before, provinceIds: [...before, added.id] }, viewer);
  expect([await findGroup(kept.id), await findGroup(taken.id), await findGroup(added.id)]).toEqual([
    region.id,
    other.id,
    region.id,
  ]);
  await saveRegion({ id: region.id, name: region.name, before: [kept.id, added.id], provinceIds: [kept.id] }, viewer);
  expect(await findGroup(added.id)).toBeNull();
});

test('a deleted group leaves its provinces without one, and is restored with them', async () => {
  const viewer = await administrator();
  const province = await aProvince();
  const region = await aRegion([province.id]);
  await deleteRegion({ id: region.id }, viewer);
  expect(await findGroup(province.id)).toBeNull();
  await restoreRegion({ id: region.id }, viewer);
  expect(await findGroup(province.id)).toBe(region.id);
  await expect(restoreRegion({ id: region.id }, viewer)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a group that a notice was sent to can not be deleted', async () => {
  const viewer = await administrator();
  const region = await aRegion();
  const notice = {
    title: 'ประกาศ',
    titleSearch: 'ประกาศ',
    body: '',
    targets: { create: { regionGroupId: region.id } },
  };
  await db.notice.create({ data: notice });
  await expect(deleteRegion({ id: region.id }, viewer)).rejects.toMatchObject({ key: 'regions.hasNotices' });
});

test('a name is unique, whatever its capitals', async () => {
  const name = `Region ${randomUUID()}`;
  await saveRegion({ name }, await administrator());
  const again = saveRegion({ name: name.toUpperCase() }, await administrator());
  await expect(again).rejects.toMatchObject({ fields: { name: regionsMessages['regions.nameTaken'] } });
});

test('the order is that of the ids; an order with other ids is refused', async () => {
  const viewer = await administrator();
  await aRegion();
  await aRegion();
  const ids = (await listRegions()).regions.map(({ id }) => id).toReversed();
  await orderRegions({ ids }, viewer);
  expect((await listRegions()).regions.map(({ id }) => id)).toEqual(ids);
  await expect(orderRegions({ ids: ids.slice(1) }, viewer)).rejects.toMatchObject({ kind: 'conflict' });
});

describe.each(roles.filter((role) => role !== 'VecAdmin'))('%s', (role) => {
  test('changes no region group', async () => {
    const region = await aRegion();
    const viewer = { role };
    await expect(saveRegion({ name: makeUnique('ภาค') }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(deleteRegion({ id: region.id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(orderRegions({ ids: [] }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
