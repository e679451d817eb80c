import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { MODERATION_KEY, type ModeratedKind } from '@/lib/site/schema';
import { aCategory, aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { canDecideRevision, decideTransition, isAuthor } from '../workflow/workflow.rules';
import { type ItemFacts, newsStatuses } from '../workflow/workflow.schema';
import { findReviewQueue } from './queue.queries';
import { countReviewQueue } from './queue.rules';
import { REVIEW_QUEUE_SHOWN, type ReviewQueueKind } from './queue.schema';

const people = [
  ...(['user', 'colleague', 'otherUser', 'college', 'other', 'institute', 'province', 'otherProvince'] as const),
  ...(['unit', 'department', 'editor', 'administrator'] as const),
];
type Person = (typeof people)[number];

let room: Newsroom;
const items: { id: number; facts: ItemFacts }[] = [];

/** Every account gets an item of every status, in its own organisation, and waiting ones of other kinds. */
beforeAll(async () => {
  const made = [];
  room = await aNewsroom();
  const lifestyle = await aCategory({ section: 'lifestyle' });
  for (const name of people) {
    const { organisationId, ownId, role } = room[name];
    const author = role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId };
    for (const status of newsStatuses) {
      const row = { organisationId, ...author, status, approveLevel: status === 'allow' ? 1 : 0 };
      made.push(await aNews({ ...row, categoryId: room.category.id }));
      if (status !== 'wait' || role === 'usercollege') continue;
      made.push(await aNews({ ...row, section: 'lifestyle', categoryId: lifestyle.id }));
      made.push(await aNews({ ...row, categoryId: room.category.id, systemUserId: null }));
      await aNews({ ...row, categoryId: room.category.id, deletedAt: new Date() });
    }
  }
  for (const { id } of made) {
    const item = await findNewsroomItem({ ...room.administrator }, id);
    if (item) items.push(item);
    if (item?.facts.status === 'allow') await aRevision(id, 'pending', room.user);
  }
}, 60_000);

const aRevision = async (newsId: number, state: 'pending' | 'refused' | 'saved', by: Viewer, number = 1) =>
  db.newsRevision.create({
    data: { newsId, number, state, accountId: by.accountId, content: someContent(room.category.id) },
  });

/** Entries that the newsroom's rules give a viewer, evaluated item by item. */
function byTheRules(viewer: Viewer, moderated: ModeratedKind[]) {
  const found: Record<ReviewQueueKind, number[]> = { wait: [], revision: [], returned: [], refused: [] };
  for (const { id, facts } of items) {
    const mayPublish = decideTransition(viewer, facts, 'publish', moderated) !== undefined;
    if (facts.status === 'wait' && mayPublish && !isAuthor(viewer, facts)) found.wait.push(id);
    const isOther = viewer.accountId !== room.user.accountId;
    if (facts.status === 'allow' && isOther && canDecideRevision(viewer, facts, moderated)) found.revision.push(id);
    if (facts.status === 'return' && isAuthor(viewer, facts)) found.returned.push(id);
  }
  return found;
}

const settings: [string, ModeratedKind[]][] = [
  ['nobody is moderated', []],
  ['colleges and units are moderated', ['college', 'unit']],
  ['institutes, provinces and departments are moderated', ['institute', 'province', 'department']],
];

describe.each(settings)('while %s', (_words, value) => {
  beforeAll(async () => {
    const key = { key: MODERATION_KEY };
    await db.setting.upsert({ where: key, create: { ...key, value }, update: { value } });
  });

  test.each(people)('the queue of %s agrees with the rules', async (name: Person) => {
    const viewer = { ...room[name] };
    const [expected, waiting] = [byTheRules(viewer, value), await findReviewQueue(viewer)];
    for (const what of ['wait', 'revision', 'returned', 'refused'] as const) {
      expect([what, countReviewQueue(waiting, (group) => group.what === what)]).toEqual([what, expected[what].length]);
    }
    const shown = (wanted: ReviewQueueKind[]) =>
      waiting.entries.filter(({ what }) => wanted.includes(what)).map(({ id }) => id);
    const toDecide = [...expected.wait, ...expected.revision];
    expect(toDecide).toEqual(expect.arrayContaining(shown(['wait', 'revision'])));
    expect(shown(['wait', 'revision'])).toHaveLength(Math.min(toDecide.length, REVIEW_QUEUE_SHOWN));
    expect(shown(['returned'])).toEqual(expected.returned);
  });
});

describe('an entry that came back', () => {
  test('has the reason, the comment and the person of the last return', async () => {
    const { id } = await aNews({
      status: 'return',
      organisationId: room.college.organisationId,
      collegeUserId: room.user.ownId,
    });
    const step = { newsId: id, toStatus: 'return', toLevel: 0, event: 'return', actorName: 'สมศรี' } as const;
    await db.newsReview.create({
      data: { ...step, reason: 'facts', comment: 'เดิม', at: new Date(Date.now() - 60_000) },
    });
    await db.newsReview.create({ data: { ...step, reason: 'language', comment: 'ตรวจคำผิด' } });
    const { entries } = await findReviewQueue({ ...room.user });
    expect(entries.find((entry) => entry.id === id)).toMatchObject({
      what: 'returned',
      reason: 'language',
      comment: 'ตรวจคำผิด',
      actor: 'สมศรี',
      own: true,
    });
  });

  test('for a refused revision is shown until a newer revision, for 30 days at most', async () => {
    const { id } = await aNews({ organisationId: room.college.organisationId, collegeUserId: room.user.ownId });
    const refused = await aRevision(id, 'refused', room.user);
    const isTold = async () => {
      const { entries } = await findReviewQueue({ ...room.user });
      return entries.some((entry) => entry.what === 'refused' && entry.id === id);
    };
    expect(await isTold()).toBe(true);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await db.newsRevision.update({ where: { id: refused.id }, data: { createdAt: old } });
    expect(await isTold()).toBe(false);
    await db.newsRevision.update({ where: { id: refused.id }, data: { createdAt: new Date() } });
    await aRevision(id, 'pending', room.user, 2);
    expect(await isTold()).toBe(false);
  });
});

test('the first to decide on is the one that has waited longest', async () => {
  const row = { status: 'wait', organisationId: room.college.organisationId, collegeUserId: room.user.ownId } as const;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const made = [];
  for (const ago of [400, 900, 600])
    made.push(await aNews({ ...row, categoryId: room.category.id, waitsSince: day(ago) }));
  const { entries } = await findReviewQueue({ ...room.college });
  expect(entries.slice(0, 3).map(({ id }) => id)).toEqual([made[1]?.id, made[2]?.id, made[0]?.id]);
  expect(entries[0]?.at).toEqual(made[1]?.waitsSince);
  await db.news.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } });
});

test('a college user who has moved to another college gets no entries of the old one', async () => {
  const own = { organisationId: room.college.organisationId, collegeUserId: room.user.ownId };
  const returned = await aNews({ ...own, status: 'return' });
  const refused = await aNews(own);
  await aRevision(refused.id, 'refused', room.user);
  const told = async (viewer: Viewer) => (await findReviewQueue({ ...viewer })).entries.map(({ id }) => id);
  expect(await told(room.user)).toEqual(expect.arrayContaining([returned.id, refused.id]));
  expect(await told({ ...room.user, organisationId: room.other.organisationId })).toEqual([]);
});

test('the queue is empty for a visitor, a member, or a session with an open demand', async () => {
  const nothing = { groups: [], entries: [] };
  expect(await findReviewQueue({ role: 'visitor' })).toEqual(nothing);
  expect(await findReviewQueue({ role: 'member', accountId: 1, ownId: 1 })).toEqual(nothing);
  const session = { idHash: new Uint8Array(1), pendingStep: 'secondFactor' } as const;
  expect(await findReviewQueue({ ...room.editor, session })).toEqual(nothing);
});
