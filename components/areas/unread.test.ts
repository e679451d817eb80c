import { findInbox } from '@/features/inbox/inbox.queries';
import { db } from '@/lib/db/db';
import { anOrganisation } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aSentNotice } from '@/testing/notices';
import { toReviewQueue } from './review-queue';
import { countUnreadByPath } from './unread';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
  const { college, institute, province, unit, department, editor } = room;
  const organisations = [college, institute, province, unit, department, editor].map((one) => one.organisationId ?? 0);
  await aSentNotice(room.administrator, { circles: { organisations } });
});

describe.each(['user', 'college', 'institute', 'province', 'unit', 'department', 'editor'] as const)('%s', (name) => {
  test('has a number of unread notices in the menu and in the bell', async () => {
    const viewer = { ...room[name] };
    const { badges, total } = toReviewQueue(viewer, { inbox: await findInbox(viewer) });
    expect([badges.notices, badges.inbox, total]).toEqual([1, 1, 1]);
  });
});

test('another college has none', async () => {
  const { badges, total } = toReviewQueue(room.other, { inbox: await findInbox({ ...room.other }) });
  expect([badges.notices, total]).toEqual([0, 0]);
});

test('the administrator has counts of messages, reported posts and submitted reports, and none of received notices', async () => {
  const countAll = async () => {
    const [inbox, unread] = [await findInbox({ ...room.administrator }), await countUnreadByPath(room.administrator)];
    return toReviewQueue(room.administrator, { inbox, unread }).badges;
  };
  const before = await countAll();
  expect(before).not.toHaveProperty('notices');
  const { id: organisationId } = await anOrganisation();
  const at = new Date();
  await db.contactMessage.create({
    data: {
      ...{ trackingCode: `C-${organisationId}`, name: 'ผู้ถาม', email: 'asker@example.org' },
      ...{ subject: 'ถาม', body: 'ข้อความ', textSearch: 'ถาม ข้อความ' },
    },
  });
  const period = await db.period.create({
    data: {
      ...{ name: `รอบ ${organisationId}`, fiscalYear: 2569 },
      ...{ startsOn: at, endsOn: at, opensAt: at, closesAt: new Date(at.getTime() + 60_000) },
    },
  });
  await db.performanceReport.create({ data: { periodId: period.id, organisationId, status: 'submitted' } });
  expect(await countAll()).toMatchObject({
    contact_us: (before.contact_us ?? 0) + 1,
    reportsoutcome: (before.reportsoutcome ?? 0) + 1,
  });
});
