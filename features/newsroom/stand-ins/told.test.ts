import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { MODERATION_KEY } from '@/lib/site/schema';
import { DAY_MS } from '@/lib/time/units';
import { listMailsTo } from '@/testing/log-in';
import { aColleague, aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveNews } from '../item/save.commands';
import { remindOverdue } from '../reminders/reminders.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { anAbsence, reach } from './stand-ins.test-support';

let room: Newsroom;
let college: string;
let standIn: string;
beforeEach(async () => {
  room = await aNewsroom();
  await db.setting.deleteMany({ where: { key: MODERATION_KEY } });
  // Items of other tests would take part in every run.
  await db.news.updateMany({ where: { status: 'wait' }, data: { status: 'draft' } });
  [college, standIn] = [await reach(room.college), await reach(room.colleague)];
});

async function submit(by: Viewer = room.user) {
  const draft = await saveNews({ key: aKey(), content: someContent(room.category.id) }, by);
  const { id, version } = await transitionNews({ ...draft, event: 'submit' }, by);
  return { id, version };
}
const listTold = async (email: string) =>
  (await listMailsTo(email)).filter(({ template }) => template === 'news-waiting' || template === 'news-overdue');

test('mails about a desk go to the stand-in, who reads in whose place, and not to the absent account', async () => {
  await anAbsence(room.college, room.colleague);
  await submit();
  expect(await listTold(college)).toEqual([]);
  expect(await listTold(standIn)).toMatchObject([
    { template: 'news-waiting', data: { standInFor: room.college.name } },
  ]);
});

test('reminders too', async () => {
  await anAbsence(room.college, room.colleague, { to: 14 });
  await submit();
  await remindOverdue(new Date(Date.now() + 7 * DAY_MS));
  expect(await listTold(college)).toEqual([]);
  expect(await listTold(standIn)).toMatchObject([
    { template: 'news-waiting' },
    { template: 'news-overdue', data: { standInFor: room.college.name } },
  ]);
});

test('an absence that lies ahead or is over changes nothing', async () => {
  await anAbsence(room.college, room.colleague, { from: 2, to: 3 });
  await anAbsence(room.college, room.colleague, { from: -3, to: -2 });
  await submit();
  expect(await listTold(college)).toHaveLength(1);
  expect(await listTold(standIn)).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'whose account is closed',
    () => db.account.update({ where: { id: room.colleague.accountId }, data: { status: 'closed' } }),
  ],
  ['who is away', () => anAbsence(room.colleague, room.user)],
  ['without an address', () => db.account.update({ where: { id: room.colleague.accountId }, data: { email: null } })],
  [
    'who has moved to another college',
    () =>
      db.collegeUser.update({
        where: { accountId: room.colleague.accountId },
        data: { organisationId: room.other.organisationId ?? 0 },
      }),
  ],
])('with a stand-in %s no mail is lost: the absent account gets it', async (_who, change) => {
  await anAbsence(room.college, room.colleague);
  await change();
  await submit();
  expect(await listTold(college)).toHaveLength(1);
  expect((await listTold(college))[0]?.data).not.toHaveProperty('standInFor');
  expect(await listTold(standIn)).toEqual([]);
});

test('an item of the stand-in itself is told to the absent account', async () => {
  await anAbsence(room.college, room.colleague);
  await submit(room.colleague);
  expect(await listTold(college)).toHaveLength(1);
  expect(await listTold(standIn)).toEqual([]);
});

test('a colleague who is told anyway gets one mail, not two', async () => {
  const deputy = await aColleague(room.college);
  const email = await reach(deputy);
  await anAbsence(room.college, deputy);
  await submit();
  expect(await listTold(email)).toMatchObject([{ data: { standInFor: room.college.name } }]);
  expect(await listTold(college)).toEqual([]);
});

test('absences of other offices change nothing', async () => {
  await anAbsence(room.other, room.otherUser);
  await submit();
  expect(await listTold(college)).toHaveLength(1);
});
