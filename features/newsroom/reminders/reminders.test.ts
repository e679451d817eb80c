import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { MODERATION_KEY } from '@/lib/site/schema';
import { DAY_MS } from '@/lib/time/units';
import { listMailsTo } from '@/testing/log-in';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveNews } from '../item/save.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { remindOverdue } from './reminders.commands';

let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom();
  await db.setting.deleteMany({ where: { key: MODERATION_KEY } });
  // Items of other tests would take part in every run.
  await db.news.updateMany({ where: { status: 'wait' }, data: { status: 'draft' } });
});

/** A week later, a weekend included. */
const later = () => new Date(Date.now() + 7 * DAY_MS);

async function reach(viewer: Viewer, wishes: object = {}): Promise<string> {
  const email = `account-${viewer.accountId}@example.org`;
  await db.account.update({ where: { id: viewer.accountId }, data: { email, mailOptIns: wishes } });
  return email;
}
const remindersTo = async (email: string) =>
  (await listMailsTo(email)).filter(({ template }) => template === 'news-overdue');

async function submit(by: Viewer = room.user) {
  const draft = await saveNews({ key: aKey(), content: someContent(room.category.id) }, by);
  const { id, version } = await transitionNews({ ...draft, event: 'submit' }, by);
  return { id, version };
}

test('the desk on which an item lies is reminded once, with the item’s road', async () => {
  const [college, province, editor] = [await reach(room.college), await reach(room.province), await reach(room.editor)];
  const { id } = await submit();
  expect(await remindOverdue()).toBe(0);
  expect(await remindOverdue(later())).toBe(1);
  expect(await remindOverdue(later())).toBe(0);
  expect(await remindersTo(college)).toMatchObject([
    { data: { link: `/newsroom/${id}`, road: 'เขียน → วิทยาลัย (อยู่ที่นี่) → จังหวัด → ส่วนกลาง' } },
  ]);
  for (const other of [province, editor]) expect(await remindersTo(other)).toEqual([]);
});

test('an item submitted again is reminded of again', async () => {
  const email = await reach(room.college);
  const item = await submit();
  await remindOverdue(later());
  const { version } = await transitionNews({ ...item, event: 'takeBack' }, room.user);
  await transitionNews({ id: item.id, version, event: 'submit' }, room.user);
  expect(await remindOverdue(later())).toBe(1);
  expect(await remindersTo(email)).toHaveLength(2);
});

test('what was decided or binned in the meantime is not reminded of', async () => {
  const [decided, binned] = [await submit(), await submit()];
  await transitionNews({ ...decided, event: 'publish' }, room.college);
  await transitionNews({ ...binned, event: 'bin' }, room.user);
  expect(await remindOverdue(later())).toBe(0);
});

test('while colleges are moderated, the offices above are reminded, unless they opted out', async () => {
  await db.setting.create({ data: { key: MODERATION_KEY, value: ['college'] } });
  const [college, province] = [await reach(room.college), await reach(room.province)];
  const institute = await reach(room.institute, { newsReminder: false });
  await submit();
  await remindOverdue(later());
  expect(await remindersTo(province)).toHaveLength(1);
  for (const other of [college, institute]) expect(await remindersTo(other)).toEqual([]);
});

test('two machines remind once', async () => {
  const email = await reach(room.college);
  await submit();
  const counts = await Promise.all([remindOverdue(later()), remindOverdue(later())]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await remindersTo(email)).toHaveLength(1);
});
