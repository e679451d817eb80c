import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { toViewer } from '@/testing/imports';
import { aCollege, aCollegeUser, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { runPeopleSteps, toPeopleUndo, undoPeopleSteps } from './bulk.commands';
import { peopleBulkMessages as words } from './bulk.messages';
import { listFilteredIds, listImportedIds, listOfficeAccountIds } from './bulk.queries';
import { movePerson } from './move.commands';

async function aStaffedCollege(count: number) {
  const college = await aCollege();
  const users = [];
  for (let made = 0; made < count; made += 1) users.push(await aCollegeUser({ college: college.organisation.id }));
  return { college, viewer: toViewer('college', college), users, ids: users.map(({ account }) => account.id) };
}

const readStatus = async (id: number | undefined) => (await db.account.findUniqueOrThrow({ where: { id } })).status;

describe('closing several', () => {
  test('closes each for itself, names those that it refuses, and undo opens only what it closed', async () => {
    const { viewer, ids, users } = await aStaffedCollege(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await db.account.update({ where: { id: second }, data: { status: 'closed' } });
    const writer = users[2];
    await aNews({ status: 'draft', collegeUserId: writer?.id, systemUserId: null });
    const foreign = await aCollegeUser();
    const results = await runPeopleSteps({ ids: [...ids, foreign.account.id, first], task: 'close' }, viewer);
    expect(results.map(({ id, ok, message }) => [id, ok, message])).toEqual([
      [first, true, ''],
      [second, false, words['peopleBulk.alreadyClosed']],
      [third, false, expect.stringContaining('กรุณาเลือกผู้รับงานต่อ')],
      [fourth, true, ''],
      [foreign.account.id, false, 'ไม่พบบัญชีนี้'],
    ]);
    expect(results.at(-1)?.name).toBe('');
    expect(await readStatus(first)).toBe('closed');
    expect(await readStatus(foreign.account.id)).toBe('open');
    const undo = toPeopleUndo('close', results, undefined);
    expect(undo).toEqual({
      ...{ task: 'undo', undone: 'close' },
      undoItems: JSON.stringify([{ id: first }, { id: fourth }]),
    });
    await db.account.update({ where: { id: fourth }, data: { status: 'open' } });
    const items = JSON.parse(undo?.undoItems ?? '');
    const undone = await undoPeopleSteps({ task: 'close', items }, viewer);
    expect(undone.map(({ id, ok, message }) => [id, ok, message])).toEqual([
      [first, true, ''],
      [fourth, false, words['peopleBulk.changed']],
    ]);
    expect([await readStatus(first), await readStatus(second)]).toEqual(['open', 'closed']);
  });

  test('takes no more than 500 at once, and never the own account', async () => {
    const administrator = await anAdministrator();
    const viewer = toViewer('VecAdmin', administrator);
    const many = Array.from({ length: 501 }, (_, index) => index + 1);
    await expect(runPeopleSteps({ ids: many, task: 'close' }, viewer)).rejects.toMatchObject({
      key: 'peopleBulk.many',
    });
    const [own] = await runPeopleSteps({ ids: [administrator.account.id], task: 'close' }, viewer);
    expect(own).toMatchObject({ ok: false, message: 'ทำกับบัญชีของตนเองไม่ได้' });
  });
});

describe('moving several', () => {
  test('moves those without items in work within what the viewer manages, and undo brings them back', async () => {
    const province = await aProvince();
    const place = { organisation: { provinceId: province.id } };
    const office = await aStaffOffice('VecProvince', place);
    const viewer = toViewer('VecProvince', office);
    const [from, to, foreign] = [await aCollege(place), await aCollege(place), await aCollege()];
    const user = await aCollegeUser({ college: from.organisation.id });
    const ids = [user.account.id, from.account.id];
    const results = await runPeopleSteps({ ids, task: 'move', organisationId: to.organisation.id }, viewer);
    expect(results).toMatchObject([
      { ok: true, from: from.organisation.id },
      { ok: false, message: expect.stringMatching(/\p{Script=Thai}/u) },
    ]);
    const readPlace = async () => (await db.collegeUser.findUniqueOrThrow({ where: { id: user.id } })).organisationId;
    expect(await readPlace()).toBe(to.organisation.id);
    const log = await db.auditLog.findFirstOrThrow({
      where: { action: 'account.move', nounId: String(user.account.id) },
    });
    expect([log.before, log.after]).toEqual([
      { organisationId: from.organisation.id },
      { organisationId: to.organisation.id },
    ]);
    await expect(
      movePerson({ id: user.account.id, organisationId: foreign.organisation.id }, viewer),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await expect(movePerson({ id: user.account.id, organisationId: to.organisation.id }, viewer)).rejects.toMatchObject(
      {
        key: 'peopleBulk.samePlace',
      },
    );
    const items = results.flatMap(({ id, ok, from: before }) => (ok ? [{ id, from: before }] : []));
    const undone = await undoPeopleSteps({ task: 'move', items, organisationId: to.organisation.id }, viewer);
    expect(undone).toMatchObject([{ ok: true }]);
    expect(await readPlace()).toBe(from.organisation.id);
  });

  test('asks for the organisation', async () => {
    const { viewer, ids } = await aStaffedCollege(1);
    await expect(runPeopleSteps({ ids, task: 'move' }, viewer)).rejects.toMatchObject({ key: 'peopleBulk.noPlace' });
  });
});

test('a forged undo is refused', async () => {
  const { viewer } = await aStaffedCollege(0);
  for (const raw of [undefined, {}, { task: 'bin', items: [{ id: 1 }] }, { task: 'close', items: [] }]) {
    await expect(undoPeopleSteps(raw, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  }
});

test('the accounts of a whole filter are those of the viewer, and those of an import only for who started it', async () => {
  const { viewer, ids, college } = await aStaffedCollege(3);
  await db.account.update({ where: { id: ids[0] }, data: { status: 'closed' } });
  expect((await listFilteredIds(viewer, 'kind=users&status=open', 10)).toSorted()).toEqual(ids.slice(1).toSorted());
  expect(await listFilteredIds(viewer, 'kind=users', 2)).toHaveLength(2);
  expect(await listFilteredIds(toViewer('college', await aCollege()), 'kind=users', 10)).toEqual([]);
  const job = await db.importJob.create({
    data: {
      ...{ kind: 'collegeUsers', fileName: 'a.csv', accountId: college.account.id, status: 'done' },
      rows: {
        create: [
          { number: 2, cells: {}, accountId: ids[1] },
          { number: 3, cells: {} },
        ],
      },
    },
  });
  expect(await listImportedIds(viewer, job.id)).toEqual([ids[1]]);
  expect(await listImportedIds(toViewer('college', await aCollege()), job.id)).toEqual([]);
});

test('office logins of chosen organisations are those that the viewer manages', async () => {
  const place = { organisation: { provinceId: (await aProvince()).id } };
  const viewer = toViewer('VecProvince', await aStaffOffice('VecProvince', place));
  const [own, foreign] = [await aCollege(place), await aCollege()];
  await db.systemUser.create({
    data: {
      ...{ userName: `pr.${own.organisation.code}`, organisation: { connect: { id: own.organisation.id } } },
      account: { create: { role: 'college' as const, displayName: 'สมหญิง ใจดี' } },
    },
  });
  const ids = [own.organisation.id, foreign.organisation.id];
  expect(await listOfficeAccountIds(viewer, ids)).toEqual([own.account.id]);
});
