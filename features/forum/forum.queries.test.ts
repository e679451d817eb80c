import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { daysAgo, makeUnique } from '@/testing/builders';
import { aPost, aRoom, aTopic } from '@/testing/forum';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { markAllRead, markRead, reportPost, solveTopic } from './forum.commands';
import { countUnreadForum, listRoomCards, listTopics, listUnreadTopics } from './forum.queries';
import { forumList, readTopicChoice } from './forum.rules';
import { POSTS_PER_PAGE } from './forum.schema';
import { moveTopic } from './moderation/moderation.commands';
import { answerTopic } from './posting/posting.commands';
import { findQuote, findTopic, listPeople } from './topic.queries';

let people: Newsroom;
let provinceId: number | null;
beforeEach(async () => {
  people = await aNewsroom();
  const office = { id: people.province.organisationId };
  ({ provinceId } = await db.organisation.findUniqueOrThrow({ where: office }));
});

const listIds = async (viewer: Viewer, params: Record<string, string> = {}) =>
  (await listTopics(viewer, forumList.read({ per: '48', ...params }))).items.map(({ id }) => id);
const openTopic = (viewer: Viewer, id: number, params: Record<string, string> = {}) =>
  findTopic(viewer, id, readTopicChoice(params));
const markPostRead = (viewer: Viewer, topicId: number, postId: number) => markRead({ topicId, postId }, viewer);

describe('a topic of a province’s room', () => {
  const rows = [
    ['province', true],
    ['college', true],
    ['user', true],
    ['administrator', true],
    ['otherProvince', false],
    ['other', false],
    ['otherUser', false],
    ['institute', false],
    ['unit', false],
    ['department', false],
    ['editor', false],
  ] as const;

  describe.each(rows)('%s', (name, may) => {
    test(may ? 'reads it' : 'finds it by no parameter', async () => {
      const viewer = people[name];
      const room = await aRoom({ provinceId });
      const topic = await aTopic(people.province, { roomId: room.id, body: makeUnique('เนื้อความลับ') });
      const seen = {
        list: (await listIds(viewer)).includes(topic.id),
        room: (await listIds(viewer, { room: String(room.id) })).includes(topic.id),
        title: (await listIds(viewer, { search: topic.title })).includes(topic.id),
        body: (await listIds(viewer, { search: topic.first.body })).includes(topic.id),
        reported: (await listIds(viewer, { filter: 'unanswered' })).includes(topic.id),
        card: (await listRoomCards(viewer)).some(({ id }) => id === room.id),
        unread: (await listUnreadTopics(viewer)).some(({ id }) => id === topic.id),
        topic: (await openTopic(viewer, topic.id)) !== undefined,
        post: (await openTopic(viewer, topic.id, { post: String(topic.first.id) })) !== undefined,
        quote: (await findQuote(viewer, topic.id, topic.first.id)) !== undefined,
        people: (await listPeople(viewer, { roomId: room.id, search: 'ค' })).length > 0,
      };
      const isOwn = viewer === people.province;
      for (const [way, is] of Object.entries(seen)) {
        expect([way, is]).toEqual([way, may && !(isOwn && way === 'unread')]);
      }
      const refusal = { status: 'rejected', reason: { kind: name === 'editor' ? 'forbidden' : 'missing' } };
      const [mark, report] = await Promise.allSettled([
        markPostRead(viewer, topic.id, topic.first.id),
        reportPost({ id: topic.first.id, reason: 'x' }, viewer),
      ]);
      expect(mark).toMatchObject(may ? { status: 'fulfilled' } : refusal);
      expect(report).toMatchObject(may && !isOwn ? { status: 'fulfilled' } : may ? { status: 'rejected' } : refusal);
    });
  });
});

describe('the list', () => {
  test('searches titles and posts, with LIKE wildcards taken literally', async () => {
    const [one, two] = [
      await aTopic(people.college, { title: makeUnique('ประชุม 100%') }),
      await aTopic(people.college, { body: makeUnique('ภาพ_ปก ABC') }),
    ];
    expect(await listIds(people.unit, { search: one.title })).toEqual([one.id]);
    expect(await listIds(people.unit, { search: two.first.body.toLowerCase() })).toEqual([two.id]);
    expect(await listIds(people.unit, { search: two.first.body.replace('_', 'x') })).toEqual([]);
  });

  test('finds a hidden post by its text only for its author and moderators', async () => {
    const topic = await aTopic(people.college);
    const post = await aPost(topic.id, people.unit, { hiddenAt: new Date(), hiddenWhy: 'x' });
    const found = (viewer: Viewer) => listIds(viewer, { search: post.body });
    expect(await found(people.college)).toEqual([]);
    expect(await found(people.unit)).toEqual([topic.id]);
    expect(await found(people.administrator)).toEqual([topic.id]);
    const shown = (await openTopic(people.college, topic.id))?.posts.at(-1);
    expect(shown).toMatchObject({ body: '', pictures: [], hidden: { why: 'x', shown: false } });
  });

  test('filters by mine, mentions, unanswered and solved; pinned topics come first', async () => {
    const { id: roomId } = await aRoom();
    const room = String(roomId);
    const quiet = await aTopic(people.college, { roomId, activeAt: daysAgo(3) });
    const pinned = await aTopic(people.college, { roomId, pinned: true, activeAt: daysAgo(9) });
    const solved = await aTopic(people.unit, { roomId });
    const answer = await answerTopic({ topicId: solved.id, body: `@${people.college.name} เชิญ` }, people.province);
    await solveTopic({ topicId: solved.id, postId: answer.id }, people.unit);
    expect(await listIds(people.college, { room })).toEqual([pinned.id, solved.id, quiet.id]);
    expect(await listIds(people.college, { room, filter: 'mine' })).toEqual([pinned.id, quiet.id]);
    expect(await listIds(people.college, { room, filter: 'mentioned' })).toEqual([solved.id]);
    expect(await listIds(people.college, { room, filter: 'unanswered' })).toEqual([pinned.id, quiet.id]);
    expect(await listIds(people.college, { room, filter: 'solved' })).toEqual([solved.id]);
    expect(await listIds(people.college, { room, sort: 'replies' })).toEqual([pinned.id, solved.id, quiet.id]);
    expect(await listIds(people.college, { room, per: '12', page: '2' })).toEqual([]);
  });

  test('hides a hidden topic from all but its author and moderators', async () => {
    const topic = await aTopic(people.college, { hiddenAt: new Date(), hiddenWhy: 'ซ้ำ' });
    const reads = async (viewer: Viewer) => (await openTopic(viewer, topic.id))?.hiddenWhy;
    expect(await reads(people.college)).toBe('ซ้ำ');
    expect(await reads(people.administrator)).toBe('ซ้ำ');
    expect(await openTopic(people.user, topic.id)).toBeUndefined();
    expect(await listIds(people.user)).not.toContain(topic.id);
  });
});

describe('unread', () => {
  const isUnread = async (viewer: Viewer, id: number) =>
    (await listUnreadTopics({ ...viewer })).some((one) => one.id === id);

  test('means posts by others after the last one seen, for sixty days', async () => {
    const topic = await aTopic(people.college);
    expect(await isUnread(people.college, topic.id)).toBe(false);
    expect(await isUnread(people.unit, topic.id)).toBe(true);
    await markPostRead(people.unit, topic.id, topic.first.id);
    expect(await isUnread(people.unit, topic.id)).toBe(false);
    const post = await answerTopic({ topicId: topic.id, body: 'x' }, people.province);
    expect([await isUnread(people.unit, topic.id), await isUnread(people.college, topic.id)]).toEqual([true, true]);
    await markPostRead(people.unit, topic.id, post.id);
    await markPostRead(people.unit, topic.id, topic.first.id);
    expect(await isUnread(people.unit, topic.id)).toBe(false);
    await db.forumTopic.update({ where: { id: topic.id }, data: { activeAt: daysAgo(61) } });
    expect(await isUnread(people.college, topic.id)).toBe(false);
  });

  test('is empty once all is marked as read, in one room or in all', async () => {
    const [one, two] = [await aTopic(people.college), await aTopic(people.college)];
    await markAllRead({ roomId: one.roomId }, { ...people.unit });
    expect([await isUnread(people.unit, one.id), await isUnread(people.unit, two.id)]).toEqual([false, true]);
    await markAllRead({}, { ...people.unit });
    expect(await listUnreadTopics({ ...people.unit })).toEqual([]);
    expect(await isUnread(people.province, two.id)).toBe(true);
  });

  test('opens a topic at its first unread post', async () => {
    const topic = await aTopic(people.college);
    for (let at = 0; at < POSTS_PER_PAGE; at++) await aPost(topic.id, people.province);
    const whole = await openTopic(people.unit, topic.id);
    expect([whole?.pages, whole?.page, whole?.posts.length]).toEqual([2, 1, POSTS_PER_PAGE]);
    await markPostRead(people.unit, topic.id, whole?.posts.at(-1)?.id ?? 0);
    const rest = await openTopic(people.unit, topic.id, { at: 'unread' });
    expect([rest?.page, rest?.posts.length]).toEqual([2, 1]);
    expect(rest?.firstNewId).toBe(rest?.posts[0]?.id);
    expect((await openTopic(people.unit, topic.id, { post: String(topic.first.id) }))?.page).toBe(1);
    expect((await openTopic(people.unit, topic.id, { page: '99' }))?.page).toBe(2);
  });
});

describe('the badge of the menu item', () => {
  test('counts each topic once that mentions the viewer or answers their own topic, until it is seen', async () => {
    const topic = await aTopic(people.college);
    expect(await countUnreadForum(people.college)).toBe(0);
    const post = await answerTopic({ topicId: topic.id, body: `@${people.college.name} ได้ครับ` }, people.province);
    const other = await aTopic(people.unit);
    const call = await answerTopic({ topicId: other.id, body: `@${people.college.name}` }, people.province);
    await answerTopic({ topicId: other.id, body: 'ไม่ได้เรียกใคร' }, people.province);
    expect(await countUnreadForum(people.college)).toBe(2);
    await markPostRead(people.college, topic.id, post.id);
    expect(await countUnreadForum(people.college)).toBe(1);
    await markPostRead(people.college, other.id, call.id);
    expect(await countUnreadForum(people.college)).toBe(0);
  });

  test('counts nothing of a room that the viewer has lost, and nothing for roles without a forum', async () => {
    const topic = await aTopic(people.college);
    await answerTopic({ topicId: topic.id, body: `@${people.user.name}` }, people.unit);
    expect(await countUnreadForum(people.user)).toBe(1);
    const elsewhere = await aRoom({ role: 'veccentral' });
    await moveTopic({ id: topic.id, roomId: elsewhere.id }, people.administrator);
    expect([await countUnreadForum(people.user), await countUnreadForum(people.college)]).toEqual([0, 0]);
    expect(await countUnreadForum(people.editor)).toBe(0);
  });
});

describe('the answer that solved a topic', () => {
  test('is marked by the topic’s author or a moderator, and must be a visible answer of it', async () => {
    const topic = await aTopic(people.college);
    const answer = await aPost(topic.id, people.province);
    const solve = (viewer: Viewer, postId?: number) => solveTopic({ topicId: topic.id, postId }, viewer);
    for (const viewer of [people.province, people.user, people.other]) {
      await expect(solve(viewer, answer.id)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    const elsewhere = await aTopic(people.college);
    for (const wrong of [topic.first.id, elsewhere.first.id]) {
      await expect(solve(people.college, wrong)).rejects.toMatchObject({ key: 'forum.notAnswer' });
    }
    await solve(people.college, answer.id);
    expect((await openTopic(people.unit, topic.id))?.solvedById).toBe(answer.id);
    await solve(people.administrator);
    expect((await openTopic(people.unit, topic.id))?.solvedById).toBeUndefined();
  });
});

test('only readers of the room are suggested, never the viewer', async () => {
  const room = await aRoom({ provinceId });
  const found = async (search = '') =>
    (await listPeople(people.college, { roomId: room.id, search: search.trim() })).map(({ id }) => id);
  expect(await found(people.user.name)).toEqual([people.user.accountId]);
  expect(await found(people.province.name?.slice(3))).toEqual([people.province.accountId]);
  expect((await found(people.college.name)).toSorted()).toEqual(
    [people.user.accountId, people.colleague.accountId].toSorted(),
  );
  for (const nobody of [people.otherProvince, people.unit, people.editor]) {
    expect(await found(nobody.name)).toEqual([]);
  }
  expect(await found('%')).toEqual([]);
});
