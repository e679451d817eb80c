import { db } from '@/lib/db/db';
import { toViewer } from '@/testing/imports';
import { aCollege, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { setOrganisationStatuses } from './bulk.commands';
import { organisationBulkMessages as words } from './bulk.messages';
import { listTaskIds } from './bulk.queries';
import { listChosenIds, readMovePlace, readUndo } from './bulk.rules';

const readStatus = async (id: number) => (await db.organisation.findUniqueOrThrow({ where: { id } })).status;

test('a province closes its colleges, not those of others, and only those that it closed are opened by undo', async () => {
  // Nothing is closed while the portal has no administrator.
  await anAdministrator();
  const place = { organisation: { provinceId: (await aProvince()).id } };
  const viewer = toViewer('VecProvince', await aStaffOffice('VecProvince', place));
  const [one, two, foreign] = [await aCollege(place), await aCollege(place), await aCollege()];
  await db.organisation.update({ where: { id: two.organisation.id }, data: { status: 'closed' } });
  const ids = [one.organisation.id, two.organisation.id, foreign.organisation.id, one.organisation.id];
  const results = await setOrganisationStatuses({ ids, task: 'close' }, viewer);
  expect(results).toEqual([
    { id: one.organisation.id, name: one.organisation.name, ok: true, message: '' },
    {
      ...{ id: two.organisation.id, name: two.organisation.name },
      ...{ ok: false, message: words['organisationBulk.alreadyClosed'] },
    },
    { id: foreign.organisation.id, name: '', ok: false, message: expect.stringMatching(/\p{Script=Thai}/u) },
  ]);
  expect([await readStatus(one.organisation.id), await readStatus(foreign.organisation.id)]).toEqual([
    'closed',
    'open',
  ]);
  const undone = await setOrganisationStatuses({ ids: [one.organisation.id], task: 'open' }, viewer);
  expect(undone).toMatchObject([{ ok: true }]);
  expect([await readStatus(one.organisation.id), await readStatus(two.organisation.id)]).toEqual(['open', 'closed']);
});

test('an administrator can’t close the own organisation, nobody without the right closes any, and forged input is refused', async () => {
  const administrator = await anAdministrator();
  const viewer = toViewer('VecAdmin', administrator);
  const college = await aCollege();
  expect(await setOrganisationStatuses({ ids: [administrator.organisation.id], task: 'close' }, viewer)).toMatchObject([
    { ok: false },
  ]);
  const ids = [college.organisation.id];
  expect(await setOrganisationStatuses({ ids, task: 'close' }, toViewer('college', college))).toMatchObject([
    { ok: false, name: '' },
  ]);
  for (const raw of [{ ids, task: 'bin' }, { ids: [], task: 'close' }, { ids: ['x'], task: 'close' }, undefined]) {
    await expect(setOrganisationStatuses(raw, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  }
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  await expect(setOrganisationStatuses({ ids: many, task: 'close' }, viewer)).rejects.toMatchObject({
    key: 'organisationBulk.many',
  });
  expect(await readStatus(college.organisation.id)).toBe('open');
});

test('a whole filter is read anew within the viewer’s own list, and only as many as asked for', async () => {
  const place = { organisation: { provinceId: (await aProvince()).id } };
  const viewer = toViewer('VecProvince', await aStaffOffice('VecProvince', place));
  const [one, two] = [await aCollege(place), await aCollege(place)];
  await aCollege();
  await db.organisation.update({ where: { id: two.organisation.id }, data: { status: 'closed' } });
  const list = { whole: 'yes', place: 'procentral_college', query: '' };
  const boxes = [`${two.organisation.id}:1`];
  const all = [one.organisation.id, two.organisation.id];
  expect((await listTaskIds(viewer, list, boxes, 10)).toSorted()).toEqual(all.toSorted());
  expect(await listTaskIds(viewer, list, boxes, 1)).toHaveLength(1);
  const query = `status=open&search=${one.organisation.code}&page=9&region=x`;
  expect(await listTaskIds(viewer, { ...list, query }, boxes, 10)).toEqual([one.organisation.id]);
  expect(await listTaskIds(viewer, { place: list.place }, boxes, 10)).toEqual([two.organisation.id]);
  // Places that are no list of the viewer's: of another area, of another screen, an item of the list, and none.
  for (const foreign of ['college', 'procentral_user', `procentral_college/${one.organisation.id}`, ''])
    expect(await listTaskIds(viewer, { ...list, place: foreign }, boxes, 10)).toEqual([]);
  expect(await listTaskIds({ role: 'visitor' }, list, boxes, 10)).toEqual([]);
});

test('the form’s fields are read as script and browser send them', () => {
  expect(listChosenIds(['7:1', '9:1', 'x:1'])).toEqual([7, 9]);
  expect(listChosenIds(['["7","9",{}]'])).toEqual([7, 9]);
  expect(listChosenIds([])).toEqual([]);
  expect(readUndo({ task: 'close' })).toBeUndefined();
  expect(readUndo({ task: 'undo', undone: 'close', undoItems: '[7]' })).toEqual({ task: 'open', ids: [7] });
  expect(readUndo({ task: 'undo', undone: 'bin', undoItems: 'x' })).toEqual({ task: undefined, ids: [] });
  expect([readMovePlace('7'), readMovePlace('none')]).toEqual([7, null]);
  for (const typed of ['', undefined, '-1', 'x']) expect(readMovePlace(typed)).toBeUndefined();
});
