import { toReviewQueue } from '@/components/areas/review-queue';
import { findVoiceQueue } from '@/features/citizens/voices/queue.queries';
import { findReviewQueue } from '@/features/newsroom/queue/queue.queries';
import { countReviewQueue } from '@/features/newsroom/queue/queue.rules';
import { countWaitingNotices } from '@/features/notices/inbox/inbox.queries';
import { findInboxHref } from '@/lib/areas/notice-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aVoice } from '@/testing/voices';
import { listColleagues } from './colleagues.queries';
import { findInbox, listInbox } from './inbox.queries';
import { countThings, inboxList } from './inbox.rules';
import type { InboxTab } from './inbox.schema';
import { fillInboxes, people } from './inbox.test-support';
import { giveThings, snoozeThings, takeThingsBack, unsnoozeThings } from './marks.commands';

jest.setTimeout(60_000);
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom();
  await fillInboxes(room);
}, 60_000);

const list = async (viewer: Viewer, tab: InboxTab = 'waiting') =>
  (await listInbox({ ...viewer }, inboxList.read({ per: '48', tab }))).entries;
const listKeys = async (viewer: Viewer, tab?: InboxTab) => (await list(viewer, tab)).map(({ key }) => key);
const count = async (viewer: Viewer) => toReviewQueue(viewer, { inbox: await findInbox({ ...viewer }) });

/** A voice of a college that is due in a month, with its key. */
async function aLongVoice(viewer: Viewer) {
  const { id } = await aVoice('message', viewer.organisationId ?? 0, { dueAt: new Date(Date.now() + 30 * DAY_MS) });
  return { id, key: `voice-${id}` };
}

describe.each(people)('for %s', (name) => {
  test('snoozed things leave every number, and come back', async () => {
    const viewer = room[name];
    const before = await count(viewer);
    const things = await listKeys(viewer);
    await snoozeThings({ things, until: 'tomorrow', past: 'on' }, viewer);
    const after = await count(viewer);
    expect([after.total, after.badges.inbox]).toEqual([before.total - things.length, before.total - things.length]);
    expect(await listKeys(viewer, 'snoozed')).toEqual(things);
    const own = (kind: string) => things.filter((key) => key.startsWith(`${kind}-`)).length;
    const { counts } = await findInbox({ ...viewer });
    const left = (kind: string) => countThings(counts, 'waiting', (one) => one.kind === kind);
    expect(countReviewQueue(await findReviewQueue({ ...viewer }))).toBe(left('news'));
    expect((await findVoiceQueue({ ...viewer })).count).toBe(left('voice'));
    if (findInboxHref(viewer)) expect(await countWaitingNotices(viewer)).toBe(left('notice'));
    expect(own('news')).toBeGreaterThan(0);
    await unsnoozeThings({ things }, viewer);
    expect(await count(viewer)).toEqual(before);
  });

  test('nothing of another office or account can be snoozed or given', async () => {
    const viewer = room[name];
    const own = await listKeys(viewer);
    for (const other of [...people, 'other', 'otherProvince'] as const) {
      const foreign = (await listKeys(room[other])).filter((key) => !own.includes(key));
      if (foreign.length === 0) continue;
      const colleague = await aColleague({ ...viewer, role: viewer.role });
      for (const refused of [
        snoozeThings({ things: foreign, until: 'monday', past: 'on' }, viewer),
        giveThings({ things: foreign, to: colleague.accountId }, viewer),
      ]) {
        await expect(refused).rejects.toMatchObject({ kind: 'missing' });
      }
    }
    expect(await listKeys(viewer)).toEqual(own);
  });
});

test('a snooze past the due date is refused until that is confirmed', async () => {
  const viewer = room.college;
  const { id } = await aVoice('message', viewer.organisationId ?? 0, { dueAt: new Date(Date.now() + 60_000) });
  const input = { things: [`voice-${id}`], until: 'tomorrow' };
  await expect(snoozeThings(input, viewer)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { past: expect.stringMatching(/^1 เรื่องครบกำหนด .* ก่อนเวลาที่พักไว้/) },
  });
  expect(await listKeys(viewer, 'snoozed')).toEqual([]);
  expect(await snoozeThings({ ...input, past: 'on' }, viewer)).toMatchObject({ count: 1, late: 1 });
  await unsnoozeThings({ things: input.things }, viewer);
});

test('a snooze ends at its time, and when something new happens', async () => {
  const viewer = room.college;
  const { id, key } = await aLongVoice(viewer);
  const isSnoozed = async () => (await listKeys(viewer, 'snoozed')).includes(key);
  await snoozeThings({ things: [key], until: 'tomorrow' }, viewer);
  expect(await isSnoozed()).toBe(true);
  await db.inboxMark.updateMany({ where: { kind: 'voice', thingId: id }, data: { snoozedUntil: new Date(0) } });
  expect(await isSnoozed()).toBe(false);
  await snoozeThings({ things: [key], until: 'tomorrow' }, viewer);
  expect(await isSnoozed()).toBe(true);
  const { messageId } = await db.voice.findUniqueOrThrow({ where: { id } });
  await db.contactReply.create({ data: { messageId: messageId ?? 0, body: 'เพิ่มเติม', fromSender: true } });
  expect(await isSnoozed()).toBe(false);
});

test('an item that is submitted anew is new, for the snooze and for the colleague', async () => {
  const [viewer, colleague] = [room.college, await aColleague(room.college)];
  const author = { organisationId: viewer.organisationId, collegeUserId: room.user.ownId };
  const { id } = await aNews({ ...author, status: 'wait' });
  const key = `news-${id}`;
  await giveThings({ things: [key], to: colleague.accountId }, viewer);
  expect(await listKeys(viewer, 'given')).toEqual([key]);
  await db.news.update({ where: { id }, data: { status: 'return' } });
  expect(await listKeys(viewer, 'given')).toEqual([]);
  await db.news.update({ where: { id }, data: { status: 'wait', waitsSince: new Date() } });
  expect(await listKeys(viewer)).toContain(key);
  expect((await list(colleague)).find((one) => one.key === key)?.giver).toBeNull();
});

test('a colleague gets what is given, first in the bell and with the note; the giver may take it back', async () => {
  const [viewer, colleague] = [room.college, await aColleague(room.college)];
  const { id, key } = await aLongVoice(viewer);
  const [mine, theirs] = [await count(viewer), await count(colleague)];
  const done = await giveThings({ things: [key], to: String(colleague.accountId), note: 'ฝากตอบด้วย' }, viewer);
  expect(done).toMatchObject({ name: colleague.name, given: [{ kind: 'voice', id }], left: 0 });
  expect([(await count(viewer)).total, (await count(viewer)).badges.voices]).toEqual([
    mine.total - 1,
    (mine.badges.voices ?? 0) - 1,
  ]);
  const bell = await count(colleague);
  expect(bell.total).toBe(theirs.total);
  expect(bell.entries[0]).toMatchObject({ key, giver: viewer.name });
  expect((await list(colleague)).find((one) => one.key === key)).toMatchObject({
    giver: viewer.name,
    note: 'ฝากตอบด้วย',
  });
  expect(await list(viewer, 'given')).toMatchObject([{ key, receiver: colleague.name }]);
  expect(await db.auditLog.findFirst({ where: { action: 'inbox.give', nounId: String(id) } })).toMatchObject({
    ...{ noun: 'voice', accountId: viewer.accountId },
    after: { to: colleague.name, note: 'ฝากตอบด้วย' },
  });
  await takeThingsBack({ things: [key] }, viewer);
  expect(await count(viewer)).toEqual(mine);
  expect((await list(colleague)).find((one) => one.key === key)?.giver).toBeNull();
  await expect(takeThingsBack({ things: [key] }, viewer)).rejects.toMatchObject({ kind: 'missing' });
  expect(await db.auditLog.count({ where: { action: 'inbox.takeBack', nounId: String(id) } })).toBe(1);
});

test('what goes round comes back: nobody loses a thing that is given on', async () => {
  const [first, second, third] = [room.college, await aColleague(room.college), await aColleague(room.college)];
  const { key } = await aLongVoice(first);
  const holders = async () => {
    const shown = await Promise.all([first, second, third].map((one) => listKeys(one)));
    return shown.map((keys) => keys.includes(key));
  };
  await giveThings({ things: [key], to: second.accountId }, first);
  expect(await holders()).toEqual([false, true, true]);
  await giveThings({ things: [key], to: third.accountId }, second);
  expect(await holders()).toEqual([false, false, true]);
  await giveThings({ things: [key], to: first.accountId }, third);
  expect(await holders()).toEqual([true, false, false]);
  await giveThings({ things: [key], to: third.accountId }, first);
  expect((await list(third)).find((one) => one.key === key)?.giver).toBe(first.name);
  // Given to another after all: the one before has it no longer as a gift.
  await giveThings({ things: [key], to: second.accountId }, first);
  expect((await list(third)).find((one) => one.key === key)?.giver).toBeNull();
  await db.account.update({ where: { id: second.accountId }, data: { status: 'closed' } });
  expect((await holders())[0]).toBe(true);
});

test('only accounts of the office for which the thing waits can get it', async () => {
  const viewer = room.college;
  const { key } = await aLongVoice(viewer);
  const give = (to: unknown, things = [key]) => giveThings({ things, to }, viewer);
  const wrong = (field: RegExp) => ({ kind: 'invalid', fields: { to: expect.stringMatching(field) } });
  await expect(give('')).rejects.toMatchObject(wrong(/^กรุณาเลือกเพื่อนร่วมงาน/));
  for (const stranger of [room.other, room.province, room.administrator, room.otherUser, viewer]) {
    await expect(give(stranger.accountId)).rejects.toMatchObject(wrong(/หน่วยงานเดียวกัน/));
  }
  // A college user answers no voices, and decides on nothing, but reads the same notices.
  const news = (await listKeys(viewer)).filter((one) => one.startsWith('news-'));
  await expect(give(room.user.accountId)).rejects.toMatchObject(wrong(/ทำเรื่องที่เลือกไม่ได้/));
  await expect(give(room.user.accountId, news)).rejects.toMatchObject(wrong(/ทำเรื่องที่เลือกไม่ได้/));
  const colleague = await aColleague(viewer);
  const imports = (await listKeys(viewer)).filter((one) => one.startsWith('import-'));
  expect(imports).toHaveLength(1);
  expect(await give(colleague.accountId, [key, ...imports])).toMatchObject({ left: 1 });
  await db.account.update({ where: { id: colleague.accountId }, data: { status: 'closed' } });
  await expect(give(colleague.accountId)).rejects.toMatchObject(wrong(/หน่วยงานเดียวกัน/));
  expect((await listColleagues(viewer)).map(({ id }) => id)).not.toContain(colleague.accountId);
  expect((await listColleagues(viewer)).map(({ id }) => id)).toContain(room.user.accountId);
});

test('giving changes no right and no due date', async () => {
  const [viewer, colleague] = [room.college, await aColleague(room.college)];
  const { id, key } = await aLongVoice(viewer);
  const before = await db.voice.findUniqueOrThrow({ where: { id } });
  await giveThings({ things: [key], to: colleague.accountId }, viewer);
  expect(await db.voice.findUniqueOrThrow({ where: { id } })).toEqual(before);
});

test.each([
  ['nothing chosen', { things: [] }],
  ['no list', { things: 'news-1' }],
  ['an unknown kind', { things: ['forum-1'] }],
  ['a large number', { things: ['news-9999999999'] }],
  ['a number with a sign', { things: ['news--1'] }],
  ['too many', { things: Array.from({ length: 101 }, (_, index) => `news-${index + 1}`) }],
  ['a NUL character', { things: ['news-1\0'] }],
])('%s is refused', async (_, input) => {
  for (const refused of [
    snoozeThings({ ...input, until: 'tomorrow' }, room.college),
    giveThings({ ...input, to: 1 }, room.college),
    unsnoozeThings(input, room.college),
    takeThingsBack(input, room.college),
  ]) {
    await expect(refused).rejects.toMatchObject({ kind: 'invalid' });
  }
});

test.each([
  [{ until: 'never' }, /เมื่อใด/],
  [{ until: 'day', day: '' }, /กรอกวันที่/],
  [{ until: 'day', day: '31/2/2570' }, /กรอกวันที่/],
  [{ until: 'day', day: '2020-01-01' }, /ตั้งแต่พรุ่งนี้/],
  [{ until: 'day', day: '2030-01-01' }, /60 วัน/],
])('a snooze with %j is refused in words', async (input, words) => {
  const { key } = await aLongVoice(room.college);
  const refused = await snoozeThings({ things: [key], ...input }, room.college).then(
    () => ({ fields: {} }),
    (error: { fields: Record<string, string> }) => error,
  );
  expect(Object.values(refused.fields).join()).toMatch(words);
});

test('members and visitors have no inbox', async () => {
  for (const viewer of [{ role: 'member', accountId: 1 }, { role: 'visitor' }] as const) {
    await expect(snoozeThings({ things: ['news-1'], until: 'tomorrow' }, viewer)).rejects.toMatchObject({
      kind: viewer.role === 'visitor' ? expect.any(String) : 'forbidden',
    });
  }
});
