import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aDraftNotice, aSentNotice, sendDraft, toOrganisationId } from '@/testing/notices';
import { searchRecipients } from './audience/audience.queries';
import { answerNotice, confirmNotice } from './inbox/inbox.commands';
import { findReceivedNotice } from './inbox/inbox.queries';
import { deleteNotice, duplicateNotice, saveNotice } from './notices.commands';
import { findNotice, listNotices } from './notices.queries';
import { remindOfNotice } from './receipts/receipts.commands';
import { recallNotice, sendNotice } from './sending.commands';
import { sentList } from './sent.rules';

const offices = [
  ...(['administrator', 'institute', 'province', 'otherProvince', 'department'] as const),
  ...(['unit', 'college', 'other', 'editor'] as const),
];
type Office = (typeof offices)[number];

/** Offices to which each may send; the others may send to nobody. */
const supervised: Partial<Record<Office, readonly Office[]>> = {
  administrator: offices,
  institute: ['college'],
  province: ['college'],
  otherProvince: ['other'],
  department: ['unit'],
};

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
  // Reachable by a reminder.
  for (const name of offices) {
    const { accountId } = room[name];
    await db.account.update({ where: { id: accountId }, data: { email: `office-${accountId}@example.org` } });
  }
});

const isCollege = (name: Office) => name === 'college' || name === 'other';
const duties = { mustRead: true, answerWanted: true };
const anAudience = (to: Viewer) => ({ organisations: [toOrganisationId(to)] });

describe.each(offices.flatMap((from) => offices.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
  const isSupervised = supervised[from]?.includes(to) === true;

  test(isSupervised ? 'sends, and only the recipient answers' : 'reaches nobody', async () => {
    const [sender, recipient] = [room[from], room[to]];
    if (isCollege(from)) {
      // A college's notice names no organisation: it goes to the users of the college.
      const id = await aDraftNotice(sender, { circles: anAudience(recipient) });
      expect((await findNotice(sender, id))?.audience.organisations).toEqual([]);
      expect(await searchRecipients(sender, recipient.name ?? '')).toEqual([]);
      return;
    }
    if (!supervised[from]) {
      await expect(aDraftNotice(sender)).rejects.toMatchObject({ kind: 'forbidden' });
      return;
    }
    const found = await searchRecipients(sender, recipient.name ?? '');
    expect(found.some(({ id }) => id === recipient.organisationId)).toBe(isSupervised);
    const id = await aDraftNotice(sender, { ...duties, circles: anAudience(recipient) });
    if (!isSupervised) {
      await expect(sendDraft(sender, id)).rejects.toMatchObject({ key: 'notices.nobody' });
      return;
    }
    expect(await sendDraft(sender, id)).toMatchObject({ delivered: 1 });
    for (const name of offices) {
      const received = await findReceivedNotice(room[name], id);
      expect([name, received !== undefined]).toEqual([name, name === to]);
      if (name === to) continue;
      await expect(confirmNotice({ id }, room[name])).rejects.toMatchObject({ kind: 'missing' });
      await expect(answerNotice({ id, answer: 'x' }, room[name])).rejects.toMatchObject({ kind: 'missing' });
    }
    expect(await remindOfNotice({ id }, sender)).toMatchObject({ reminded: 1 });
    await confirmNotice({ id }, recipient);
    await answerNotice({ id, answer: 'ตอบ' }, recipient);
    expect(await findReceivedNotice(recipient, id)).toMatchObject({ answer: 'ตอบ' });
  });
});

describe.each(offices)('a notice of %s', (from) => {
  const [to] = supervised[from] ?? [];

  test('is managed by no other sender', async () => {
    if (to === undefined) return;
    const circles = anAudience(room[to]);
    const draft = await aDraftNotice(room[from], { circles });
    const sent = await aSentNotice(room[from], { ...duties, circles });
    const kind = expect.stringMatching(/^(forbidden|missing)$/);
    for (const name of offices.filter((other) => other !== from)) {
      const viewer = room[name];
      for (const id of [draft, sent]) {
        expect(await findNotice(viewer, id)).toBeUndefined();
        const calls = [
          () => saveNotice({ id, version: 1, title: 'x', circles: {} }, viewer),
          () => sendNotice({ id, version: 1 }, viewer),
          () => deleteNotice({ id }, viewer),
          () => duplicateNotice({ id }, viewer),
          () => recallNotice({ id }, viewer),
        ];
        for (const call of calls) await expect(call()).rejects.toMatchObject({ kind });
      }
      const shown = (await listNotices(viewer, sentList.read({}))).map(({ id }) => id);
      expect(shown.filter((id) => id === draft || id === sent)).toEqual([]);
    }
    expect(await findNotice(room[from], sent)).toMatchObject({ audienceInWords: room[to].name });
  });
});

test('an office that leaves its supervisor between draft and sending gets nothing', async () => {
  const id = await aDraftNotice(room.department, { circles: { kinds: ['unit'], organisations: [] } });
  const departmentId = toOrganisationId(room.department);
  const elsewhere = await db.organisation.create({
    data: { kind: 'department', code: `D-${departmentId}`, name: 'สำนักอื่น', shortName: 'สำนักอื่น', nameSearch: '' },
  });
  const where = { id: toOrganisationId(room.unit) };
  await db.organisation.update({ where, data: { departmentId: elsewhere.id } });
  await expect(sendDraft(room.department, id)).rejects.toMatchObject({ key: 'notices.nobody' });
  await db.organisation.update({ where, data: { departmentId } });
});

test('pressing “send” is refused at the fields: without text, without recipients, after the deadline', async () => {
  const { province } = room;
  const press = (given: object) => saveNotice({ title: 'x', isReady: true, circles: {}, ...given }, province);
  const circles = { kinds: ['college'] };
  await expect(press({ body: '<p> </p>', circles })).rejects.toMatchObject({ fields: { body: expect.any(String) } });
  await expect(press({ body: '<p>ก</p>' })).rejects.toMatchObject({ fields: { circles: expect.any(String) } });
  const unsupervised = { organisations: [toOrganisationId(room.other)] };
  await expect(press({ body: '<p>ก</p>', circles: unsupervised })).rejects.toMatchObject({
    fields: { circles: expect.any(String) },
  });
  const deadlineAt = new Date(Date.now() - 60_000).toISOString();
  await expect(press({ body: '<p>ก</p>', circles, deadlineAt })).rejects.toMatchObject({
    fields: { deadlineAt: expect.any(String) },
  });
});
