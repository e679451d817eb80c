import { db } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { anOrganisation } from '@/testing/builders';
import { toViewer } from '@/testing/imports';
import { findLastAuditRow } from '@/testing/lists';
import { aCollege, anAdministrator, anEditor, aProvince, aStaffOffice } from '@/testing/people';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { listMoveOptions } from '../edit/edit.queries';
import { organisationsMessages } from '../organisations.messages';
import { moveOrganisations, undoMoves } from './bulk.commands';
import { organisationBulkMessages as words } from './bulk.messages';
import { moveOrganisation } from './move.commands';

const anInstitute = async () => (await anOrganisation({ kind: 'institute' })).id;
const aDepartment = async () => (await anOrganisation({ kind: 'department' })).id;
const administrator = async () => toViewer('VecAdmin', await anAdministrator());
const findPlace = async (id: number) => {
  const { instituteId, departmentId } = await db.organisation.findUniqueOrThrow({ where: { id } });
  return instituteId ?? departmentId;
};

test('colleges are moved to an institute one by one, with the audit of a save, and undo brings each back where it was', async () => {
  const viewer = await administrator();
  const [from, to] = [await anInstitute(), await anInstitute()];
  const one = (await aCollege({ organisation: { instituteId: from } })).organisation;
  const free = (await aCollege()).organisation;
  const there = (await aCollege({ organisation: { instituteId: to } })).organisation;
  const unit = (await aStaffOffice('veccentral')).organisation;
  const province = (await aStaffOffice('VecProvince')).organisation;
  const ids = [one.id, free.id, there.id, unit.id, province.id, 999_999_999];
  const results = await moveOrganisations({ ids, to }, viewer);
  expect(results).toEqual([
    { id: one.id, name: one.name, ok: true, message: '', from },
    { id: free.id, name: free.name, ok: true, message: '', from: null },
    { id: there.id, name: there.name, ok: false, message: words['organisationBulk.samePlace'] },
    // An institute is no department.
    { id: unit.id, name: unit.name, ok: false, message: organisationsMessages['organisations.badChoice'] },
    { id: province.id, name: province.name, ok: false, message: words['organisationBulk.noMove'] },
    { id: 999_999_999, name: '', ok: false, message: organisationsMessages['organisations.gone'] },
  ]);
  expect([await findPlace(one.id), await findPlace(free.id)]).toEqual([to, to]);
  expect(await findLastAuditRow('organisation')).toMatchObject({
    ...{ action: 'organisation.save', nounId: String(free.id) },
    ...{ before: { instituteId: null }, after: { instituteId: to } },
  });
  const second = await anInstitute();
  await moveOrganisations({ ids: [free.id], to: second }, viewer);
  const items = results.flatMap(({ id, ok, from: before }) => (ok ? [{ id, from: before }] : []));
  expect(await undoMoves({ items, to }, viewer)).toMatchObject([
    { id: one.id, ok: true },
    { id: free.id, ok: false, message: words['organisationBulk.changed'] },
  ]);
  expect([await findPlace(one.id), await findPlace(free.id)]).toEqual([from, second]);
});

test('a college may be without an institute, a unit not without its department', async () => {
  const viewer = await administrator();
  const [institute, department, other] = [await anInstitute(), await aDepartment(), await aDepartment()];
  const college = (await aCollege({ organisation: { instituteId: institute } })).organisation;
  const unit = (await aStaffOffice('veccentral', { organisation: { departmentId: department } })).organisation;
  const results = await moveOrganisations({ ids: [college.id, unit.id], to: null }, viewer);
  expect(results.map(({ ok, message }) => [ok, message])).toEqual([
    [true, ''],
    [false, organisationsMessages['organisations.departmentIdRequired']],
  ]);
  expect(await moveOrganisations({ ids: [unit.id], to: other }, viewer)).toMatchObject([
    { ok: true, from: department },
  ]);
  expect([await findPlace(college.id), await findPlace(unit.id)]).toEqual([null, other]);
});

test('only those who may change affiliations move: neither offices above a college, nor editors; and they are offered places', async () => {
  const province = { organisation: { provinceId: (await aProvince()).id } };
  const college = (await aCollege(province)).organisation;
  const to = await anInstitute();
  const closed = (await anOrganisation({ kind: 'institute', status: 'closed' })).id;
  const others = [
    toViewer('VecProvince', await aStaffOffice('VecProvince', province)),
    toViewer('newseditors', await anEditor()),
  ];
  for (const viewer of others) {
    expect(await moveOrganisations({ ids: [college.id], to }, viewer)).toMatchObject([{ ok: false }]);
    await expect(moveOrganisation({ id: college.id, to }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await listMoveOptions(viewer, 'college')).toBeUndefined();
  }
  expect(await findPlace(college.id)).toBeNull();
  const viewer = await administrator();
  const offered = (await listMoveOptions(viewer, 'college'))?.map(({ id }) => id);
  expect(offered).toContain(to);
  expect(offered).not.toContain(closed);
  expect(await listMoveOptions(viewer, 'province')).toBeUndefined();
});

test('no more than 100 are moved, forged input is refused, and the pages of what was moved are drawn anew', async () => {
  const viewer = await administrator();
  const to = await anInstitute();
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  await expect(moveOrganisations({ ids: many, to }, viewer)).rejects.toMatchObject({ key: 'organisationBulk.many' });
  for (const raw of [undefined, { ids: [1] }, { ids: ['x'], to }, { ids: [1], to: 'x' }])
    await expect(moveOrganisations(raw, viewer)).rejects.toMatchObject({ key: 'organisationBulk.noPlace' });
  for (const raw of [undefined, { items: [], to }, { items: [{ id: 1 }], to }, { items: [{ id: 1, from: 2 }] }])
    await expect(undoMoves(raw, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  const { id } = (await aCollege()).organisation;
  const tags = await recordInvalidatedTags(() => moveOrganisation({ id, to }, viewer));
  expect(tags).toEqual(expect.arrayContaining([tag.organisations, tag.profile(id)]));
});
