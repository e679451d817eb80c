import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aColleague, aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { saveNews } from '../item/save.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { newsroomMessages } from '../workflow/workflow.messages';
import { takeBackDecision } from './review.commands';
import { reviewMessages } from './review.messages';
import { UNDO_MS } from './review.schema';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
  await db.account.update({ where: { id: room.user.accountId }, data: { email: 'writer@example.org' } });
});
beforeEach(() => db.mailMessage.deleteMany());

type Item = { id: number; version: number };
const find = (id: number) => db.news.findUniqueOrThrow({ where: { id } });
const findLast = (newsId: number) => db.newsReview.findFirstOrThrow({ where: { newsId }, orderBy: { id: 'desc' } });

async function aWaiting(by: Viewer = room.user, given = {}): Promise<Item> {
  const saved = await saveNews({ key: aKey(), content: someContent(room.category.id, given) }, by);
  return transitionNews({ id: saved.id, version: saved.version, event: 'submit' }, by);
}
const publish = (item: Item, by: Viewer = room.college) => transitionNews({ ...toKey(item), event: 'publish' }, by);
const giveBack = (item: Item, by: Viewer = room.college) =>
  transitionNews({ ...toKey(item), event: 'return', reason: 'facts', comment: 'ขอวันที่' }, by);
const toKey = ({ id, version }: Item) => ({ id, version });

async function takeBack(item: Item, by: Viewer = room.college): Promise<Item> {
  const { id: reviewId } = await findLast(item.id);
  return takeBackDecision({ ...toKey(item), reviewId }, by);
}
const changed = { kind: 'conflict', text: newsroomMessages['newsroom.changed'] };

describe('a decision that is taken back', () => {
  test('leaves an approved item waiting as before, out of sight of readers and without its mail', async () => {
    const waiting = await aWaiting();
    const before = await find(waiting.id);
    const out = await publish(waiting);
    expect(await db.mailMessage.count()).toBe(1);
    const tags = await recordInvalidatedTags(async () => {
      await takeBack(out);
    });
    expect(tags).toContain(`news:${waiting.id}`);
    const after = await find(waiting.id);
    expect(after).toMatchObject({ status: 'wait', approveLevel: 0, publishOnApproval: before.publishOnApproval });
    expect(await db.mailMessage.count()).toBe(0);
    const steps = await db.newsReview.findMany({ where: { newsId: waiting.id }, orderBy: { id: 'asc' } });
    expect(steps.map(({ event }) => event)).toEqual(['submit', 'publish', 'undoDecision']);
    const audit = await db.auditLog.findFirstOrThrow({
      where: { action: 'news.undoDecision', nounId: String(waiting.id) },
    });
    expect(audit.outcome).toBe('done');
  });

  test('keeps a chosen time of publication', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const waiting = await aWaiting(room.user, { publishAt });
    await takeBack(await publish(waiting));
    const { publishAt: at, publishOnApproval } = await find(waiting.id);
    expect([at.toISOString(), publishOnApproval]).toEqual([publishAt, false]);
  });

  test('leaves a returned item waiting, and can be made again', async () => {
    const returned = await giveBack(await aWaiting());
    const waiting = await takeBack(returned);
    expect(await find(waiting.id)).toMatchObject({ status: 'wait' });
    expect(await db.mailMessage.count()).toBe(0);
    await publish(waiting);
    expect(await find(waiting.id)).toMatchObject({ status: 'allow' });
    expect(await db.mailMessage.count()).toBe(1);
  });
});

describe('a decision stays', () => {
  test.each([publish, giveBack])('when the item was changed since: %p', async (decide) => {
    const item = await decide(await aWaiting());
    const { id: reviewId } = await findLast(item.id);
    const content = someContent(room.category.id, { publishAt: new Date().toISOString() });
    const saved = await saveNews({ ...toKey(item), key: aKey(), content }, room.college);
    await expect(takeBackDecision({ ...toKey(item), reviewId }, room.college)).rejects.toMatchObject(changed);
    await expect(takeBackDecision({ ...toKey(saved), reviewId }, room.college)).rejects.toMatchObject(changed);
  });

  test('when another step has followed', async () => {
    const out = await publish(await aWaiting());
    const { id: reviewId } = await findLast(out.id);
    const hidden = await transitionNews({ ...toKey(out), event: 'hide' }, room.college);
    await expect(takeBackDecision({ ...toKey(hidden), reviewId }, room.college)).rejects.toMatchObject(changed);
    await expect(takeBack(hidden)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('for everybody else, also those who could have made it', async () => {
    const out = await publish(await aWaiting());
    for (const other of [await aColleague(room.college), room.editor, room.province, room.user])
      await expect(takeBack(out, other)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(takeBack(out, room.other)).rejects.toMatchObject({ kind: 'missing' });
    expect(await find(out.id)).toMatchObject({ status: 'allow' });
  });

  test('when a minute is over', async () => {
    const out = await publish(await aWaiting());
    const { at } = await findLast(out.id);
    await db.newsReview.updateMany({ where: { newsId: out.id }, data: { at: new Date(at.getTime() - UNDO_MS) } });
    await expect(takeBack(out)).rejects.toMatchObject({ kind: 'conflict', text: reviewMessages['review.tooLate'] });
  });

  test('when it was made on an item that did not wait', async () => {
    const saved = await saveNews({ key: aKey(), content: someContent(room.category.id) }, room.college);
    await expect(takeBack(await publish(saved))).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('after one of two presses at the same time', async () => {
    const out = await publish(await aWaiting());
    const { id: reviewId } = await findLast(out.id);
    const both = await Promise.allSettled(
      [1, 2].map(() => takeBackDecision({ ...toKey(out), reviewId }, room.college)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('mails and alerts about a decision wait until it can no longer be taken back', async () => {
  const out = await publish(await aWaiting());
  const { at } = await findLast(out.id);
  const mail = await db.mailMessage.findFirstOrThrow();
  const outing = await db.newsOuting.findUniqueOrThrow({ where: { newsId: out.id } });
  const end = at.getTime() + UNDO_MS - 1_000;
  expect(mail.nextTryAt.getTime()).toBeGreaterThan(end);
  expect(outing.due.getTime()).toBeGreaterThan(end);
});
