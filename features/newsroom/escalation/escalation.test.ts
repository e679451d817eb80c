import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { ESCALATION_KEY } from '@/lib/site/escalation.schema';
import { MODERATION_KEY } from '@/lib/site/schema';
import { DAY_MS } from '@/lib/time/units';
import { listMailsTo } from '@/testing/log-in';
import { aColleague, aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { findItemPage } from '../item/page.queries';
import { saveNews } from '../item/save.commands';
import { anAbsence, reach } from '../stand-ins/stand-ins.test-support';
import { transitionNews } from '../workflow/workflow.commands';
import { escalateWaiting, saveEscalation } from './escalation.commands';
import { escalationMessages as words } from './escalation.messages';
import { getEscalationDays, listEscalated } from './escalation.queries';

let room: Newsroom;
const deciders = ['college', 'institute', 'province', 'editor'] as const;
const addresses = new Map<string, string>();
beforeEach(async () => {
  room = await aNewsroom();
  await db.setting.deleteMany({ where: { key: { in: [MODERATION_KEY, ESCALATION_KEY] } } });
  // Items of other tests would take part in every run.
  await db.news.updateMany({ where: { status: 'wait' }, data: { status: 'draft' } });
  for (const name of deciders) addresses.set(name, await reach(room[name]));
});

const setDays = (days: unknown) => saveEscalation({ days }, room.administrator);
/** Two weeks later: ten working days. */
const later = (days = 14) => new Date(Date.now() + days * DAY_MS);

async function submit(by: Viewer = room.user) {
  const draft = await saveNews({ key: aKey(), content: someContent(room.category.id) }, by);
  const { id, version } = await transitionNews({ ...draft, event: 'submit' }, by);
  return { id, version };
}
/** Those of the deciders that were told, each as often as there are mails. */
async function listTold(): Promise<string[]> {
  const mails = await Promise.all(
    deciders.map(async (name) => {
      const all = await listMailsTo(addresses.get(name) ?? '');
      return all.filter(({ template }) => template === 'news-escalated').map(() => name);
    }),
  );
  return mails.flat();
}
const findBell = async (name: (typeof deciders)[number]) =>
  (await listEscalated({ ...room[name] })).map(({ id }) => id);

test('nobody is told while the setting is off, as it is in a new installation', async () => {
  await submit();
  expect(await getEscalationDays()).toBe(0);
  expect(await escalateWaiting(later())).toBe(0);
  await setDays('5');
  await setDays(0);
  expect(await escalateWaiting(later())).toBe(0);
  expect(await listTold()).toEqual([]);
});

test('an item left at its college is told to the offices above, once, by mail, bell and road', async () => {
  await setDays('5');
  const { id } = await submit();
  expect(await escalateWaiting(later(3))).toBe(0);
  expect(await escalateWaiting(later())).toBe(1);
  expect(await escalateWaiting(later(30))).toBe(0);
  expect(await listTold()).toEqual(['institute', 'province']);
  expect(await findBell('institute')).toEqual([id]);
  expect(await findBell('province')).toEqual([id]);
  for (const name of ['college', 'editor'] as const) expect(await findBell(name)).not.toContain(id);
  for (const other of ['otherProvince', 'department'] as const)
    expect((await listEscalated({ ...room[other] })).map((one) => one.id)).not.toContain(id);
  const page = await findItemPage({ ...room.user }, id, {});
  expect(page?.road?.escalatedAt).toBeDefined();
  expect(page?.item.facts.status).toBe('wait');
});

test('an item left at the offices above is told to the agency', async () => {
  await setDays('5');
  const { id } = await submit(room.college);
  expect(await escalateWaiting(later())).toBe(1);
  expect(await listTold()).toEqual(['editor']);
  expect(await findBell('editor')).toContain(id);
  expect(await findBell('province')).toEqual([]);
});

test('an item at the agency has nobody above, and does not come back in later runs', async () => {
  await setDays('5');
  const { id } = await submit(room.department);
  expect(await escalateWaiting(later())).toBe(0);
  expect(await db.newsEscalation.findUnique({ where: { newsId: id } })).toMatchObject({ desk: null });
  expect(await listTold()).toEqual([]);
  expect((await findItemPage({ ...room.department }, id, {}))?.road?.escalatedAt).toBeUndefined();
});

test('the lines leave with the decision; an item submitted anew is told of anew', async () => {
  await setDays('5');
  const item = await submit();
  await escalateWaiting(later());
  const { version } = await transitionNews({ ...item, event: 'takeBack' }, room.user);
  expect(await findBell('province')).toEqual([]);
  const again = await transitionNews({ id: item.id, version, event: 'submit' }, room.user);
  expect(await findBell('province')).toEqual([]);
  expect((await findItemPage({ ...room.user }, item.id, {}))?.road?.escalatedAt).toBeUndefined();
  expect(await escalateWaiting(later())).toBe(1);
  expect(await listTold()).toEqual(['institute', 'institute', 'province', 'province']);
  await transitionNews({ id: item.id, version: again.version, event: 'publish' }, room.college);
  expect(await findBell('province')).toEqual([]);
});

test('two machines tell once', async () => {
  await setDays('5');
  await submit();
  const counts = await Promise.all([escalateWaiting(later()), escalateWaiting(later())]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await listTold()).toEqual(['institute', 'province']);
});

test('a machine that stops half-way leaves neither row nor mail, and the next run tells', async () => {
  await setDays('5');
  const { id } = await submit();
  // The mails cannot be written, as their table refuses them.
  await db.$executeRaw`ALTER TABLE mail_message ADD CONSTRAINT no_escalation CHECK (template <> 'news-escalated') NOT VALID`;
  try {
    await expect(escalateWaiting(later())).rejects.toThrow();
    expect(await db.newsEscalation.count({ where: { newsId: id } })).toBe(0);
  } finally {
    await db.$executeRaw`ALTER TABLE mail_message DROP CONSTRAINT no_escalation`;
  }
  expect(await escalateWaiting(later())).toBe(1);
  expect(await listTold()).toEqual(['institute', 'province']);
});

test('the stand-in of an office that is away is told; one that opted out of reminders is not', async () => {
  await setDays('5');
  await db.account.update({ where: { id: room.institute.accountId }, data: { mailOptIns: { newsReminder: false } } });
  const deputy = await aColleague(room.province);
  const email = await reach(deputy);
  await anAbsence(room.province, deputy, { to: 30 });
  await submit();
  await escalateWaiting(later());
  expect(await listTold()).toEqual([]);
  expect((await listMailsTo(email)).filter(({ template }) => template === 'news-escalated')).toMatchObject([
    { data: { standInFor: room.province.name } },
  ]);
});

test.each(['', '-1', '61', '2.5', 'ห้า', [], null])('%j is no number of days', async (days) => {
  await expect(setDays(days)).rejects.toMatchObject({
    ...{ kind: 'invalid', fields: { days: words['escalation.badDays'] } },
  });
});

test('the setting is the administrator’s, and its change is audited', async () => {
  for (const other of [room.editor, room.province, room.college, room.user])
    await expect(saveEscalation({ days: 5 }, other)).rejects.toMatchObject({ kind: 'forbidden' });
  await setDays('7');
  const audit = await db.auditLog.findFirstOrThrow({
    where: { action: 'escalation.save' },
    orderBy: { at: 'desc' },
  });
  expect(audit).toMatchObject({ before: { days: 0 }, after: { days: 7 } });
});
