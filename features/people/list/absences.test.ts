import { listAbsences } from '@/features/newsroom/stand-ins/stand-ins.queries';
import { getDay } from '@/features/newsroom/stand-ins/stand-ins.test-support';
import type { Viewer } from '@/lib/auth/viewer';
import { findLastAuditRow } from '@/testing/lists';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { addPersonAbsence, endPersonAbsence } from './absences.commands';

let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom();
});

const input = (of: Viewer, by: Viewer = room.user) => ({
  ...{ id: of.accountId, firstDay: getDay(0), lastDay: getDay(2), standInId: by.accountId },
});

test.each(['province', 'institute', 'administrator'] as const)(
  'a college’s absence is set and ended by its %s',
  async (name) => {
    const { id } = await addPersonAbsence(input(room.college), room[name]);
    expect(await listAbsences(room.college)).toMatchObject([{ id, name: room.user.name, isRunning: true }]);
    expect(await findLastAuditRow('account')).toMatchObject({
      ...{ action: 'absence.add', nounId: String(room.college.accountId), after: { standIn: room.user.name } },
    });
    await endPersonAbsence({ id: room.college.accountId, absenceId: id }, room[name]);
    expect(await listAbsences(room.college)).toEqual([]);
  },
);

test('those who don’t manage the account set nothing and end nothing', async () => {
  const { id } = await addPersonAbsence(input(room.college), room.province);
  for (const other of [room.otherProvince, room.other]) {
    await expect(addPersonAbsence(input(room.college), other)).rejects.toMatchObject({ kind: 'missing' });
    const ended = endPersonAbsence({ id: room.college.accountId, absenceId: id }, other);
    await expect(ended).rejects.toMatchObject({ kind: 'missing' });
  }
  for (const other of [room.user, room.editor, room.unit])
    await expect(addPersonAbsence(input(room.college), other)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await listAbsences(room.college)).toHaveLength(1);
});

test('the stand-in is of the absent account’s organisation, not of the manager’s', async () => {
  for (const by of [room.province, room.otherUser, room.college])
    await expect(addPersonAbsence(input(room.college, by), room.province)).rejects.toMatchObject({
      ...{ kind: 'invalid', fields: { standInId: expect.any(String) } },
    });
});

test('a college user has no desk, and an absence is ended under its own account only', async () => {
  const ofUser = addPersonAbsence(input(room.user, room.colleague), room.college);
  await expect(ofUser).rejects.toMatchObject({ kind: 'forbidden' });
  const { id } = await addPersonAbsence(input(room.college), room.province);
  const elsewhere = endPersonAbsence({ id: room.user.accountId, absenceId: id }, room.administrator);
  await expect(elsewhere).rejects.toMatchObject({ kind: 'missing' });
});
