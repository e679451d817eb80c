import { findViewer, openSession } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { MODERATION_KEY } from '@/lib/site/schema';
import { listMailsTo } from '@/testing/log-in';
import { aColleague, aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { countStatements } from '@/testing/statements';
import { decideRevision } from '../item/decide-revision.commands';
import { findItemPage } from '../item/page.queries';
import { duplicateNews, recategorise, saveNews } from '../item/save.commands';
import { createPreviewLink } from '../previews/previews.commands';
import { findReviewQueue, listReviewQueueIds } from '../queue/queue.queries';
import { takeBackDecision } from '../review/review.commands';
import { listHistory } from '../revisions/revisions.queries';
import { transitionNews } from '../workflow/workflow.commands';
import { findDecidableItem, findNewsroomItem } from '../workflow/workflow.queries';
import { anAbsence, reach } from './stand-ins.test-support';

let room: Newsroom;
/** A user of the college who stands in for it, as the session of a request finds it. */
let standIn: Viewer;
beforeEach(async () => {
  room = await aNewsroom();
  await db.setting.deleteMany({ where: { key: MODERATION_KEY } });
  await anAbsence(room.college, room.colleague);
  standIn = await logIn(room.colleague);
});

/** The viewer of a new session, as requests find it. */
const logIn = async ({ accountId = 0 }: Viewer) =>
  findViewer(await openSession(db, { accountId }, { userAgent: 'test' }), false);

async function submit(by: Viewer = room.user) {
  const draft = await saveNews({ key: aKey(), content: someContent(room.category.id) }, by);
  const { id, version } = await transitionNews({ ...draft, event: 'submit' }, by);
  return { id, version };
}
const returning = { event: 'return', reason: 'facts', comment: 'แก้วันที่' } as const;
const findLastStep = async (id: number) => (await listHistory({ id }))[0];

test('a session knows that its college user stands in, and that nobody else does', async () => {
  expect(standIn.standsIn).toBe(true);
  const others = [room.user, room.college, room.otherUser];
  for (const other of others) {
    const viewer = await logIn(other);
    expect(viewer).not.toHaveProperty('standsIn');
  }
});

test('a session is read in one statement, whoever it is', async () => {
  for (const one of [room.colleague, room.college]) {
    const token = await openSession(db, { accountId: one.accountId ?? 0 }, { userAgent: 'test' });
    await findViewer(token, false);
    expect(await countStatements(() => findViewer(token, false))).toBe(1);
  }
});

test('a stand-in approves; history, audit log and the author’s mail name both', async () => {
  const email = await reach(room.user);
  const item = await submit();
  await transitionNews({ ...item, event: 'publish' }, standIn);
  expect(await findLastStep(item.id)).toMatchObject({
    ...{ event: 'publish', actorName: standIn.name, standInFor: room.college.name },
  });
  const audit = await db.auditLog.findFirstOrThrow({ where: { action: 'news.publish', nounId: String(item.id) } });
  expect(audit.after).toMatchObject({ status: 'allow', level: 1, standInFor: room.college.name });
  expect(await listMailsTo(email)).toMatchObject([
    { template: 'news-decided', data: { by: `${standIn.name} ทำหน้าที่แทน ${room.college.name}` } },
  ]);
});

test('a stand-in returns, and takes that back within the minute', async () => {
  const item = await submit();
  const returned = await transitionNews({ ...item, ...returning }, standIn);
  const step = await findLastStep(item.id);
  expect(step?.standInFor).toBe(room.college.name);
  expect((await findItemPage({ ...standIn }, item.id, {}))?.review?.decided).toBeDefined();
  await takeBackDecision({ id: item.id, version: returned.version, reviewId: step?.id }, standIn);
  expect((await findDecidableItem({ ...standIn }, item.id))?.facts.status).toBe('wait');
});

test('a stand-in decides on a revision of another user', async () => {
  const item = await submit();
  const { version } = await transitionNews({ ...item, event: 'publish' }, room.college);
  await saveNews({ id: item.id, version, key: aKey(), content: someContent(room.category.id) }, room.user);
  const { id: revisionId } = await db.newsRevision.findFirstOrThrow({ where: { newsId: item.id, state: 'pending' } });
  await decideRevision({ id: item.id, version, revisionId, approve: true }, standIn);
  expect(await findLastStep(item.id)).toMatchObject({ event: 'approveRevision', standInFor: room.college.name });
});

test('a stand-in’s queue is that of the college without its own items; bell and list agree with the rules', async () => {
  const [item, own] = [await submit(), await submit(room.colleague)];
  const queue = await findReviewQueue({ ...standIn });
  expect(queue.entries.filter(({ what }) => what === 'wait').map(({ id }) => id)).toEqual([item.id]);
  expect(await listReviewQueueIds({ ...standIn })).toEqual([item.id]);
  expect((await findReviewQueue({ ...room.user })).entries).toEqual([]);
  const ofCollege = await listReviewQueueIds({ ...room.college });
  expect(ofCollege.toSorted()).toEqual([item.id, own.id].toSorted());
});

test('a stand-in neither approves an own item nor those of other colleges', async () => {
  const own = await submit(room.colleague);
  await expect(transitionNews({ ...own, event: 'publish' }, standIn)).rejects.toMatchObject({ kind: 'forbidden' });
  const foreign = await submit(room.otherUser);
  await expect(transitionNews({ ...foreign, event: 'publish' }, standIn)).rejects.toMatchObject({ kind: 'missing' });
});

test('standing in is for decisions only: nothing is written, copied or shared', async () => {
  const item = await submit();
  const content = someContent(room.category.id);
  const tries = [
    saveNews({ ...item, key: aKey(), content }, standIn),
    recategorise({ ...item, categoryId: room.category.id }, standIn),
    duplicateNews({ id: item.id, key: aKey() }, standIn),
    createPreviewLink({ id: item.id, life: 'day' }, standIn),
  ];
  for (const one of await Promise.allSettled(tries))
    expect(one).toMatchObject({ status: 'rejected', reason: { kind: expect.stringMatching(/missing|invalid/) } });
  for (const event of ['bin', 'takeBack'] as const)
    await expect(transitionNews({ ...item, event }, standIn)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await findNewsroomItem({ ...standIn }, item.id)).toBeUndefined();
});

test('an absence that ended after the request began gives no right any more', async () => {
  const item = await submit();
  await db.absence.deleteMany({ where: { accountId: room.college.accountId } });
  await expect(transitionNews({ ...item, event: 'publish' }, standIn)).rejects.toMatchObject({ kind: 'forbidden' });
  const refused = { action: 'call.refused', accountId: standIn.accountId };
  expect(await db.auditLog.count({ where: refused })).toBe(1);
  const later = await logIn(room.colleague);
  expect(later.standsIn).toBeUndefined();
  await expect(transitionNews({ ...item, event: 'publish' }, later)).rejects.toMatchObject({ kind: 'missing' });
});

test('an office that stands in is named for items of others only', async () => {
  const deputy = await aColleague(room.college);
  await db.absence.deleteMany({ where: { accountId: room.college.accountId } });
  await anAbsence(room.college, deputy);
  const item = await submit();
  await transitionNews({ ...item, event: 'publish' }, deputy);
  expect((await findLastStep(item.id))?.standInFor).toBe(room.college.name);
  const own = await saveNews({ key: aKey(), content: someContent(room.category.id) }, deputy);
  await transitionNews({ ...own, event: 'publish' }, deputy);
  expect((await findLastStep(own.id))?.standInFor).toBeNull();
});

test('the road and the item’s page name the stand-in at the desk', async () => {
  const item = await submit();
  const page = await findItemPage({ ...room.user }, item.id, {});
  expect(page?.road).toMatchObject({
    ...{ here: 'office', standIns: [`${room.colleague.name} ปฏิบัติหน้าที่แทน ${room.college.name}`] },
  });
  await db.absence.deleteMany({ where: { accountId: room.college.accountId } });
  expect((await findItemPage({ ...room.user }, item.id, {}))?.road?.standIns).toEqual([]);
});
