import type { Viewer } from '@/lib/auth/viewer';
import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { aStoredPicture, makeUnique } from '@/testing/builders';
import { listMailsTo } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aDraftNotice, aSentNotice, sendDraft, toOrganisationId } from '@/testing/notices';
import { aCollege, aStaffOffice } from '@/testing/people';
import { getReceiptFigures } from './figures.queries';
import { confirmNotice } from './inbox/inbox.commands';
import { countWaitingNotices, findReceivedNotice } from './inbox/inbox.queries';
import { deleteNotice, duplicateNotice, saveNotice } from './notices.commands';
import { noticesMessages } from './notices.messages';
import { findNotice, listNotices } from './notices.queries';
import { remindOfNotice } from './receipts/receipts.commands';
import { recallNotice, sendNotice } from './sending.commands';
import { sentList } from './sent.rules';

let room: Newsroom;
let admin: Viewer;
beforeAll(async () => {
  room = await aNewsroom();
  admin = room.administrator;
});

const listReceipts = async (noticeId: number) =>
  (await db.noticeReceipt.findMany({ where: { noticeId } })).map(({ organisationId }) => organisationId).toSorted();
const reach = async (one: Viewer, wishes: object = {}) => {
  const email = `${makeUnique('reader').replace(' ', '-')}@example.org`;
  await db.account.update({ where: { id: one.accountId }, data: { email, mailOptIns: wishes } });
  return email;
};

describe('a draft', () => {
  test('stores its sanitised text, its files, audience and requests', async () => {
    const media = await aStoredPicture({ organisationId: toOrganisationId(admin) });
    await expect(aDraftNotice(admin, { deadlineAt: '2569-01-01' })).rejects.toMatchObject({
      fields: { deadlineAt: inputMessages['ui.badMoment'] },
    });
    for (const deadlineAt of ['2560-12-31T16:30', '2017-12-31T16:30:00+07:00', new Date().toISOString()])
      await expect(aDraftNotice(admin, { deadlineAt })).rejects.toMatchObject({
        fields: { deadlineAt: noticesMessages['notices.deadlineOver'] },
      });
    const saved = await aDraftNotice(admin, {
      title: '  ประกาศ  ',
      body: '<p>ก<script>alert(1)</script></p>',
      mustRead: true,
      deadlineAt: '2026-12-31T16:30:00+07:00',
      circles: {
        kinds: ['unit'],
        organisations: [toOrganisationId(room.college), toOrganisationId(room.college), 2_000_000_000],
      },
      attachments: [{ mediaId: media.id, title: 'แบบฟอร์ม' }],
    });
    expect(await findNotice(admin, saved)).toMatchObject({
      title: 'ประกาศ',
      body: '<p>ก</p>',
      mustRead: true,
      answerWanted: false,
      deadlineAt: new Date('2026-12-31T09:30:00Z'),
      audience: {
        kinds: ['unit'],
        organisations: [toOrganisationId(room.college)],
        regions: [],
        provinces: [],
        institutes: [],
      },
      files: [{ mediaId: media.id, title: 'แบบฟอร์ม' }],
    });
  });

  test('refuses pictures in its text, foreign files and an empty title', async () => {
    const draft = { title: 'x', circles: {} };
    const body = '<figure><img src="/media/0a.webp" alt=""></figure>';
    await expect(saveNotice({ ...draft, body }, admin)).rejects.toMatchObject({
      fields: { body: noticesMessages['notices.noPictures'] },
    });
    const gone = await aStoredPicture({ organisationId: toOrganisationId(admin), deletedAt: new Date() });
    for (const mediaId of [gone.id, 2_000_000_000]) {
      const refused = saveNotice({ ...draft, attachments: [{ mediaId, title: '' }] }, admin);
      await expect(refused).rejects.toMatchObject({ fields: { attachments: noticesMessages['notices.fileGone'] } });
    }
    await expect(saveNotice({ ...draft, title: ' ' }, admin)).rejects.toMatchObject({
      fields: { title: noticesMessages['notices.titleMissing'] },
    });
  });

  test('does not overwrite a concurrent change', async () => {
    const id = await aDraftNotice(admin);
    const edit = { id, version: 1, title: 'ของฉัน', circles: {} };
    await saveNotice(edit, admin);
    await expect(saveNotice(edit, admin)).rejects.toMatchObject({ kind: 'conflict', key: 'notices.changed' });
    await expect(saveNotice({ ...edit, id: 2_000_000_000 }, admin)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('can be deleted; a sent notice can be neither deleted nor edited', async () => {
    const id = await aDraftNotice(admin);
    await deleteNotice({ id }, admin);
    expect(await findNotice(admin, id)).toBeUndefined();
    const sent = await aSentNotice(admin, { circles: { organisations: [toOrganisationId(room.college)] } });
    await expect(deleteNotice({ id: sent }, admin)).rejects.toMatchObject({ key: 'notices.alreadySent' });
    const { version } = await db.notice.findUniqueOrThrow({ where: { id: sent } });
    await expect(saveNotice({ id: sent, version, title: 'x', circles: {} }, admin)).rejects.toMatchObject({
      key: 'notices.alreadySent',
    });
  });
});

describe('sending', () => {
  test('delivers to every open organisation of its audience, once each', async () => {
    const { organisation: closed } = await aCollege({
      organisation: { status: 'closed', instituteId: toOrganisationId(room.institute) },
    });
    const { provinceId } = await db.organisation.findUniqueOrThrow({ where: { id: toOrganisationId(room.other) } });
    const id = await aSentNotice(admin, {
      circles: {
        institutes: [toOrganisationId(room.institute)],
        provinces: [provinceId ?? 0],
        organisations: [toOrganisationId(room.college), toOrganisationId(room.unit), closed.id],
      },
    });
    const expected = [room.college, room.other, room.otherProvince, room.unit].map(toOrganisationId).toSorted();
    expect(await listReceipts(id)).toEqual(expected);
  });

  test('reaches a kind and a region group', async () => {
    const region = await db.regionGroup.create({ data: { name: makeUnique('ภาค'), position: 1 } });
    const { provinceId } = await db.organisation.findUniqueOrThrow({ where: { id: toOrganisationId(room.college) } });
    await db.province.update({ where: { id: provinceId ?? 0 }, data: { regionGroupId: region.id } });
    const inRegion = await aSentNotice(admin, { circles: { regions: [region.id] } });
    expect(await listReceipts(inRegion)).toEqual([room.college, room.province].map(toOrganisationId).toSorted());
    const ofKind = await aSentNotice(admin, { circles: { kinds: ['institute'] } });
    const institutes = await db.organisation.findMany({ where: { kind: 'institute', status: 'open' } });
    expect(await listReceipts(ofKind)).toEqual(institutes.map(({ id }) => id).toSorted());
  });

  test('is refused without text, without recipients, and after the deadline, changing nothing', async () => {
    const circles = { organisations: [toOrganisationId(room.college)] };
    const refused: [Parameters<typeof aDraftNotice>[1], string][] = [
      [{ circles, body: '<p> </p>' }, 'notices.bodyMissing'],
      [{ circles: {} }, 'notices.nobody'],
      [{ circles, deadlineAt: new Date(Date.now() + 60_000).toISOString() }, 'notices.deadlineOver'],
    ];
    for (const [given, key] of refused) {
      const id = await aDraftNotice(admin, given);
      await db.notice.updateMany({ where: { id, deadlineAt: { not: null } }, data: { deadlineAt: new Date() } });
      await expect(sendDraft(admin, id)).rejects.toMatchObject({ kind: 'invalid', key });
      expect(await db.notice.findUniqueOrThrow({ where: { id } })).toMatchObject({ sentAt: null, version: 1 });
      expect(await listReceipts(id)).toEqual([]);
    }
  });

  test('happens once despite repeated requests', async () => {
    const id = await aDraftNotice(admin, { circles: { organisations: [toOrganisationId(room.college)] } });
    const ask = () => sendNotice({ id, version: 1 }, admin);
    const outcomes = await Promise.allSettled([ask(), ask(), ask()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listReceipts(id)).toEqual([toOrganisationId(room.college)]);
  });

  test('mails notices to be confirmed to offices unless they opted out, all others only to accounts that opted in', async () => {
    const [college, other, user] = [await reach(room.college), await reach(room.other), await reach(room.user)];
    const unit = await reach(room.unit, { noticeMust: false });
    const department = await reach(room.department, { noticeNew: true });
    const organisations = [room.college, room.other, room.unit, room.department].map(toOrganisationId);
    const emails = [college, other, user, unit, department];
    const told = async (id: number) => {
      const all = await Promise.all(emails.map(listMailsTo));
      return emails.filter((_, index) => all[index]?.some(({ data }) => data.link === `/newsroom/notices/${id}`));
    };
    const must = await aSentNotice(admin, { mustRead: true, circles: { organisations } });
    expect(await told(must)).toEqual([college, other, department]);
    const plain = await aSentNotice(admin, { circles: { organisations } });
    expect(await told(plain)).toEqual([department]);
    await db.account.update({ where: { id: room.user.accountId }, data: { mailOptIns: { noticeNew: true } } });
    await db.account.update({ where: { id: room.department.accountId }, data: { status: 'closed' } });
    expect(await told(await aSentNotice(admin, { circles: { organisations } }))).toEqual([user]);
    await db.account.update({ where: { id: room.department.accountId }, data: { status: 'open' } });
  });
});

test('500 organisations get a notice in one transaction, with receipts and mails', async () => {
  const { provinceId } = await db.organisation.findUniqueOrThrow({ where: { id: toOrganisationId(room.college) } });
  const institute = (await aStaffOffice('iven')).organisation.id;
  await db.$executeRaw`
    INSERT INTO organisation (kind, code, name, short_name, name_search, province_id, institute_id, updated_at)
    SELECT 'college', 'many' || n, 'วิทยาลัย ' || n, 'ว', 'วิทยาลัย ' || n, ${provinceId}, ${institute}, now()
    FROM generate_series(1, 500) n`;
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO account (role, display_name, email, updated_at)
      SELECT 'college', code, code || '@example.org', now() FROM organisation WHERE code LIKE 'many%' RETURNING id, display_name
    )
    INSERT INTO "system_user" (account_id, organisation_id, user_name, is_office)
    SELECT m.id, o.id, o.code, true FROM made m JOIN organisation o ON o.code = m.display_name`;
  const id = await aDraftNotice(admin, { mustRead: true, circles: { institutes: [institute] } });
  const start = performance.now();
  const { delivered } = await sendDraft(admin, id);
  process.stdout.write(`a notice to ${delivered} organisations: ${Math.round(performance.now() - start)} ms\n`);
  expect(delivered).toBe(500);
  expect(await db.mailMessage.count({ where: { mailKey: { startsWith: `notice:${id}:` } } })).toBe(500);
  const offices = await db.systemUser.findMany({ where: { organisation: { instituteId: institute } } });
  const viewers = offices.map(({ accountId, organisationId }) => ({ ...room.college, accountId, organisationId }));
  for (const viewer of viewers) expect(await countWaitingNotices(viewer)).toBe(1);

  const [reader] = viewers;
  await confirmNotice({ id }, reader ?? room.other);
  const { reminded, withoutMail } = await remindOfNotice({ id }, admin);
  expect([reminded, withoutMail]).toEqual([499, 0]);
  await expect(remindOfNotice({ id }, admin)).rejects.toMatchObject({ key: 'noticeTracking.nobody' });
  expect(await getReceiptFigures(admin, id)).toEqual({ delivered: 500, read: 1, confirmed: 1, answered: 0, late: 0 });
});

describe('a recalled notice', () => {
  test('disappears for its readers, as do its waiting mails', async () => {
    const email = await reach(room.college);
    const id = await aSentNotice(admin, {
      mustRead: true,
      circles: { organisations: [toOrganisationId(room.college)] },
    });
    expect(await findReceivedNotice(room.college, id)).toBeDefined();
    expect(await listMailsTo(email)).toHaveLength(1);
    await recallNotice({ id }, admin);
    expect(await findReceivedNotice(room.college, id)).toBeUndefined();
    expect(await listMailsTo(email)).toEqual([]);
    await expect(recallNotice({ id }, admin)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await findNotice(admin, id)).toMatchObject({ recalledAt: expect.any(Date) });
  });

  test('can be duplicated as a draft with the same text, without a past deadline', async () => {
    const id = await aSentNotice(admin, {
      title: 'ต้นฉบับ',
      answerWanted: true,
      deadlineAt: new Date(Date.now() + 60_000).toISOString(),
      circles: { kinds: ['unit'] },
    });
    await db.notice.update({ where: { id }, data: { deadlineAt: new Date(Date.now() - 1) } });
    await recallNotice({ id }, admin);
    const copy = await duplicateNotice({ id }, admin);
    expect(await findNotice(admin, copy.id)).toMatchObject({
      title: 'ต้นฉบับ (สำเนา)',
      answerWanted: true,
      deadlineAt: undefined,
      sentAt: undefined,
      recalledAt: undefined,
      audience: { kinds: ['unit'] },
    });
  });
});

test('the list counts deliveries, reads and answers in each state', async () => {
  const title = makeUnique('รายการ');
  const id = await aSentNotice(admin, {
    title,
    circles: { organisations: [toOrganisationId(room.college), toOrganisationId(room.other)] },
  });
  await aDraftNotice(admin, { title });
  const at = new Date();
  await db.noticeReceipt.updateMany({
    where: { noticeId: id, organisationId: toOrganisationId(room.other) },
    data: { readAt: at },
  });
  const list = (status: string) => listNotices(admin, sentList.read({ search: title, status }));
  expect(await list('sent')).toMatchObject([{ id, delivered: 2, read: 1, confirmed: 0, answered: 0 }]);
  expect((await list('all')).map(({ sentAt }) => sentAt === undefined)).toEqual([true, false]);
  expect(await list('recalled')).toEqual([]);
});
