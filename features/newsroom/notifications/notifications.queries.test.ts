import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { MODERATION_KEY, type ModeratedKind } from '@/lib/site/schema';
import { listMailsTo } from '@/testing/log-in';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { decideRevision } from '../item/decide-revision.commands';
import { saveNews } from '../item/save.commands';
import { transitionNews } from '../workflow/workflow.commands';
import type { NewsEvent } from '../workflow/workflow.schema';
import { type MailPreferences, mailPreferences } from './notifications.schema';

let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom();
  await db.setting.deleteMany({ where: { key: MODERATION_KEY } });
});

/** Sets an account's e-mail address and mail preferences. */
async function reach(viewer: Viewer, wishes: Partial<MailPreferences> = {}): Promise<string> {
  const email = `account-${viewer.accountId}@example.org`;
  await db.account.update({ where: { id: viewer.accountId }, data: { email, mailOptIns: wishes } });
  return email;
}
const moderate = (value: ModeratedKind[]) => db.setting.create({ data: { key: MODERATION_KEY, value } });

type Saved = { id: number; version: number };
const written = (by: Viewer, topic?: string): Promise<Saved> =>
  saveNews({ key: aKey(), content: someContent(room.category.id, topic ? { topic } : {}) }, by);
const move = (event: NewsEvent, by: Viewer, { id, version }: Saved, more: object = {}): Promise<Saved> =>
  transitionNews({ id, version, event, ...more }, by);
const submitted = async (by: Viewer, topic?: string) => move('submit', by, await written(by, topic));
const published = async (by: Viewer) => move('publish', room.college, await submitted(by));
const returning = { reason: 'facts', comment: 'แก้วันที่\n<b>ด้วย</b>' };

describe('the author', () => {
  test('is notified of a returned item, with the reason, the comment and a link', async () => {
    const email = await reach(room.user);
    const topic = 'หัวข้อ <script>\nสองบรรทัด';
    const { id } = await move('return', room.college, await submitted(room.user, topic), returning);
    expect(await listMailsTo(email)).toMatchObject([
      {
        template: 'news-decided',
        status: 'waiting',
        data: {
          topic: 'หัวข้อ <script> สองบรรทัด',
          outcome: 'returned',
          by: room.college.name,
          link: `/newsroom/${id}`,
          road: 'เขียน (อยู่ที่นี่) → วิทยาลัย → จังหวัด → ส่วนกลาง',
          ...returning,
        },
      },
    ]);
  });

  test('is notified of an approval, with the publication time of a scheduled item', async () => {
    const email = await reach(room.user);
    await published(room.user);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const later = await saveNews({ key: aKey(), content: someContent(room.category.id, { publishAt }) }, room.user);
    await move('publish', room.college, await move('submit', room.user, later));
    const [now, then] = await listMailsTo(email);
    expect(now?.data).toMatchObject({ outcome: 'approved' });
    expect(now?.data).not.toHaveProperty('at');
    expect(then?.data).toMatchObject({ outcome: 'approved', at: publishAt });
  });

  test('is notified of a withdrawal, by a preference of its own', async () => {
    const email = await reach(room.user, { newsDecided: false });
    await move('hide', room.editor, await published(room.user), { comment: 'ภาพไม่ถูกต้อง', stub: true });
    expect((await listMailsTo(email)).map(({ data }) => [data.outcome, data.comment])).toEqual([
      ['withdrawn', 'ภาพไม่ถูกต้อง'],
    ]);
    await reach(room.user, { newsWithdrawn: false });
    await move('hide', room.editor, await published(room.user));
    expect((await listMailsTo(email)).map(({ data }) => data.outcome)).toEqual(['withdrawn', 'approved']);
  });

  test.each([true, false])('of a revision is notified of the decision; approved: %s', async (approve) => {
    const item = await published(room.user);
    const email = await reach(room.user);
    await saveNews({ ...item, key: aKey(), content: someContent(room.category.id) }, room.user);
    const { id: revisionId } = await db.newsRevision.findFirstOrThrow({ where: { newsId: item.id, state: 'pending' } });
    await decideRevision({ ...item, revisionId, approve, comment: 'ตรวจแล้ว' }, room.college);
    const outcome = approve ? 'revisionApproved' : 'revisionRefused';
    expect((await listMailsTo(email)).map(({ data }) => data)).toMatchObject([{ outcome, comment: 'ตรวจแล้ว' }]);
  });

  test('of an office is notified at the account’s own address, never at another', async () => {
    await db.organisation.update({ where: { id: room.unit.organisationId }, data: { email: 'office@example.org' } });
    await moderate(['unit']);
    await move('publish', room.department, await submitted(room.unit));
    expect(await listMailsTo('office@example.org')).toEqual([]);
    const email = await reach(room.unit);
    await move('publish', room.department, await submitted(room.unit));
    expect(await listMailsTo(email)).toHaveLength(1);
  });

  test('gets no mail about their own actions, after opting out, or once the account or its college is closed', async () => {
    const own = await reach(room.college, { newsDecided: true });
    await move('hide', room.college, await move('publish', room.college, await written(room.college)));
    expect(await listMailsTo(own)).toEqual([]);

    const silent = await reach(room.user, { newsDecided: false });
    await published(room.user);
    await reach(room.user);
    const { accountId: id, organisationId } = room.user;
    const waiting = [await submitted(room.user), await submitted(room.user)] as const;
    await db.account.update({ where: { id }, data: { status: 'closed' } });
    await move('publish', room.college, waiting[0]);
    await db.account.update({ where: { id }, data: { status: 'open' } });
    await db.organisation.update({ where: { id: organisationId }, data: { status: 'closed' } });
    await move('publish', room.editor, waiting[1]);
    expect(await listMailsTo(silent)).toEqual([]);
  });

  test('who has moved to another college gets no mail', async () => {
    const email = await reach(room.user);
    const waiting = await submitted(room.user);
    const { organisationId } = room.other;
    await db.collegeUser.update({ where: { id: room.user.ownId }, data: { organisationId } });
    await move('return', room.college, waiting, returning);
    expect(await listMailsTo(email)).toEqual([]);
  });

  test('with an invalid address does not prevent the decision', async () => {
    await db.account.update({ where: { id: room.user.accountId }, data: { email: 'no address' } });
    expect(await published(room.user)).toMatchObject({ status: 'allow' });
  });
});

describe('those who may decide', () => {
  const all = async () => {
    const wish = { newsWaiting: true };
    const { college, other, institute, province, otherProvince, editor, colleague, user } = room;
    const everyone = { college, other, institute, province, otherProvince, editor, colleague, user };
    const entries = await Promise.all(
      Object.entries(everyone).map(async ([name, one]) => [name, await reach(one, wish)] as const),
    );
    return async () => {
      const found = await Promise.all(
        entries.map(async ([name, email]) => ((await listMailsTo(email)).some(isWaiting) ? [name] : [])),
      );
      return found.flat();
    };
  };
  const isWaiting = ({ template }: { template: string }) => template === 'news-waiting';

  test('are the college and the agency for an item of its user', async () => {
    const told = await all();
    await submitted(room.user);
    expect(await told()).toEqual(['college', 'editor']);
  });

  test('are those above while colleges are moderated', async () => {
    await moderate(['college']);
    const told = await all();
    await submitted(room.user);
    expect(await told()).toEqual(['institute', 'province', 'editor']);
  });

  test('are not the office that submitted the item', async () => {
    const told = await all();
    await submitted(room.college);
    expect(await told()).toEqual(['institute', 'province', 'editor']);
  });

  test('are notified of a revision, too, with its author’s name', async () => {
    const item = await published(room.user);
    const email = await reach(room.college, { newsWaiting: true });
    await saveNews({ ...item, key: aKey(), content: someContent(room.category.id) }, room.user);
    expect(await listMailsTo(email)).toMatchObject([
      { template: 'news-waiting', data: { what: 'revision', author: room.user.name, link: `/newsroom/${item.id}` } },
    ]);
  });

  test('are notified of an item once a day, even if it is taken back and submitted again', async () => {
    const email = await reach(room.college, { newsWaiting: true });
    const first = await submitted(room.user);
    await move('submit', room.user, await move('takeBack', room.user, first));
    await submitted(room.user);
    expect(await listMailsTo(email)).toHaveLength(2);
    const key = `news-waiting:${room.college.accountId}:${first.id}:`;
    expect(await db.mailMessage.count({ where: { mailKey: { startsWith: key } } })).toBe(1);
  });

  test('get no mail unless they opted in', async () => {
    const email = await reach(room.college);
    await submitted(room.user);
    expect(await listMailsTo(email)).toEqual([]);
  });
});

test('no mail is queued if the step fails', async () => {
  const email = await reach(room.user);
  const waiting = await submitted(room.user);
  await expect(move('return', room.other, waiting, returning)).rejects.toMatchObject({ kind: 'missing' });
  await expect(move('publish', room.college, { ...waiting, version: 1 })).rejects.toMatchObject({ kind: 'conflict' });
  expect(await listMailsTo(email)).toEqual([]);
});

test.each([{}, null, [], { newsDecided: 'x', other: 1 }])('the preferences in %j have their defaults', (column) => {
  expect(mailPreferences.parse(column)).toEqual({
    newsDecided: true,
    newsWithdrawn: true,
    newsWaiting: false,
    newsReminder: true,
    noticeMust: true,
    noticeNew: false,
    voices: true,
    forumMention: true,
    forumAnswer: false,
  });
});
