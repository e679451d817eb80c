import { isStillStandingIn } from '@/lib/auth/stand-ins';
import { db } from '@/lib/db/db';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { addAbsence, endAbsence } from './stand-ins.commands';
import { standInMessages as words } from './stand-ins.messages';
import { findStandInNotices, findStandIns, listAbsences, listStandInChoices } from './stand-ins.queries';
import { MAX_ABSENCES } from './stand-ins.schema';
import { anAbsence, getDay } from './stand-ins.test-support';

let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom();
});

const input = (standInId = room.user.accountId, from = 0, to = 2) => ({
  ...{ firstDay: formatThaiDayInput(getDay(from)), lastDay: formatThaiDayInput(getDay(to)), standInId },
});

test('an office says when it is away and who stands in, in Thai days', async () => {
  await addAbsence(input(), room.college);
  const [row, ...others] = await listAbsences(room.college);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ firstDay: getDay(0), lastDay: getDay(2), name: room.user.name, isRunning: true });
  const audit = await db.auditLog.findFirstOrThrow({
    where: { action: 'absence.add', nounId: String(room.college.accountId) },
  });
  expect(audit.after).toEqual({ firstDay: getDay(0), lastDay: getDay(2), standIn: room.user.name });
});

test('those who may stand in are open accounts of the same organisation', async () => {
  const colleague = await aColleague(room.college);
  const closed = await aColleague(room.college);
  await db.account.update({ where: { id: closed.accountId }, data: { status: 'closed' } });
  const choices = await listStandInChoices(room.college);
  expect(choices.map(({ id }) => id).toSorted()).toEqual(
    [colleague.accountId, room.user.accountId, room.colleague.accountId].toSorted(),
  );
  expect(choices.find(({ id }) => id === colleague.accountId)?.isUser).toBe(false);
  for (const standIn of [closed, room.otherUser, room.other, room.province, room.editor])
    await expect(addAbsence(input(standIn.accountId), room.college)).rejects.toMatchObject({
      ...{ kind: 'invalid', fields: { standInId: words['standIns.otherOffice'] } },
    });
});

test('errors are told at their fields', async () => {
  const add = (fields: object) => addAbsence({ ...input(), ...fields }, room.college);
  await expect(add({ firstDay: '31/2/2570', standInId: '' })).rejects.toMatchObject({
    fields: { firstDay: words['standIns.badDay'], standInId: words['standIns.standInRequired'] },
  });
  for (const senseless of [[], {}, null, 'x'.repeat(70), '٣', 1e9, '0x10']) {
    const wrong = { firstDay: senseless, lastDay: senseless, standInId: senseless };
    await expect(add(wrong)).rejects.toMatchObject({
      fields: {
        ...{ firstDay: words['standIns.badDay'], lastDay: words['standIns.badDay'] },
        standInId: expect.any(String),
      },
    });
  }
  await expect(addAbsence(input(room.college.accountId, -1, -2), room.college)).rejects.toMatchObject({
    fields: {
      ...{ firstDay: words['standIns.past'], lastDay: words['standIns.endBeforeStart'] },
      standInId: words['standIns.oneself'],
    },
  });
  await addAbsence(input(), room.college);
  await expect(add({})).rejects.toMatchObject({ fields: { firstDay: words['standIns.overlaps'] } });
});

test('of two forms sent at once one is written', async () => {
  const sent = await Promise.allSettled([1, 2].map(() => addAbsence(input(), room.college)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an account has a limited number; those that are over leave with the next one', async () => {
  await anAbsence(room.college, room.user, { from: -9, to: -8 });
  for (let at = 1; at <= MAX_ABSENCES; at += 1) await addAbsence(input(undefined, at, at), room.college);
  expect(await db.absence.count({ where: { accountId: room.college.accountId } })).toBe(MAX_ABSENCES);
  await expect(addAbsence(input(undefined, 20, 20), room.college)).rejects.toMatchObject({
    fields: { firstDay: words['standIns.tooMany'] },
  });
});

test('an absence is ended by its own account, once', async () => {
  const { id } = await addAbsence(input(), room.college);
  for (const other of [room.other, room.administrator, await aColleague(room.college)])
    await expect(endAbsence({ absenceId: id }, other)).rejects.toMatchObject({ kind: 'missing' });
  await endAbsence({ absenceId: id }, room.college);
  await expect(endAbsence({ absenceId: id }, room.college)).rejects.toMatchObject({ kind: 'missing' });
  expect(await listAbsences(room.college)).toEqual([]);
});

test.each(['user', 'colleague'] as const)('a college %s has no desk, so no absence', async (name) => {
  await expect(addAbsence(input(), room[name])).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('an absence', () => {
  /** From 1 to 3 December 2026 in Thailand. */
  const [firstDay, lastDay] = [new Date('2026-12-01'), new Date('2026-12-03')];
  const place = () => ({ accountId: room.user.accountId ?? 0, organisationId: room.college.organisationId });
  beforeEach(async () => {
    const [accountId, standInId] = [room.college.accountId ?? 0, room.user.accountId ?? 0];
    await db.absence.create({ data: { accountId, standInId, firstDay, lastDay } });
  });

  test.each([
    ['2026-11-30T16:59:59.999Z', false],
    ['2026-11-30T17:00:00.000Z', true],
    ['2026-12-03T16:59:59.999Z', true],
    ['2026-12-03T17:00:00.000Z', false],
  ])('begins and ends at midnight in Thailand: at %s it runs: %s', async (at, runs) => {
    const now = new Date(at);
    expect(await isStillStandingIn(db, place(), now)).toBe(runs);
    expect((await findStandIns(db, [room.college.accountId ?? 0], now)).size).toBe(runs ? 1 : 0);
    const { away } = await findStandInNotices({ ...room.college }, now);
    expect(away).toEqual(runs ? expect.objectContaining({ lastDay: '2026-12-03', name: room.user.name }) : undefined);
    const notices = await findStandInNotices({ ...room.user }, now);
    expect(notices.standsInFor).toEqual(runs ? [{ name: room.college.name, lastDay: '2026-12-03' }] : []);
  });

  test('gives no right once the absent account is closed, or the stand-in belongs to another college', async () => {
    const now = new Date('2026-12-02T05:00:00Z');
    expect(await isStillStandingIn(db, { ...place(), organisationId: room.other.organisationId }, now)).toBe(false);
    await db.account.update({ where: { id: room.college.accountId }, data: { status: 'closed' } });
    expect(await isStillStandingIn(db, place(), now)).toBe(false);
  });
});
