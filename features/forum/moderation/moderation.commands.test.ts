import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aPost, aRoom, aTopic } from '@/testing/forum';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { reportPost } from '../forum.commands';
import { forumMessages } from '../forum.messages';
import { countReportedPosts } from '../forum.queries';
import { hidePost } from '../posting/posting.commands';
import { closeTopic, dismissReports, hideTopic, moveTopic, pinTopic, restoreTopic } from './moderation.commands';
import { forumModerationMessages } from './moderation.messages';
import { listReportedPosts } from './moderation.queries';

let people: Newsroom;
beforeEach(async () => {
  people = await aNewsroom();
  await db.forumReport.deleteMany();
});
const findTopicRow = (id: number) => db.forumTopic.findUniqueOrThrow({ where: { id } });

const writers = ['college', 'user', 'institute', 'province', 'unit', 'department', 'editor'] as const;

describe.each(writers)('%s', (name) => {
  test('moderates nothing and sees no queue', async () => {
    const viewer: Viewer = people[name];
    const topic = await aTopic(viewer);
    const room = await aRoom();
    const forbidden = { kind: 'forbidden' };
    await expect(pinTopic({ id: topic.id, on: 'true' }, viewer)).rejects.toMatchObject(forbidden);
    await expect(closeTopic({ id: topic.id, on: 'true' }, viewer)).rejects.toMatchObject(forbidden);
    await expect(hideTopic({ id: topic.id, reason: 'x' }, viewer)).rejects.toMatchObject(forbidden);
    await expect(restoreTopic({ id: topic.id }, viewer)).rejects.toMatchObject(forbidden);
    await expect(moveTopic({ id: topic.id, roomId: room.id }, viewer)).rejects.toMatchObject(forbidden);
    await expect(dismissReports({ id: topic.first.id }, viewer)).rejects.toMatchObject(forbidden);
    await reportPost({ id: topic.first.id, reason: 'x' }, people.otherUser);
    expect([await listReportedPosts(viewer, 1), await countReportedPosts(viewer)]).toEqual([[], 0]);
    expect(await findTopicRow(topic.id)).toMatchObject({ pinned: false, closed: false, hiddenAt: null });
  });
});

describe('the administrator', () => {
  test('pins, closes and hides with a reason, and undoes each', async () => {
    const { administrator } = people;
    const { id } = await aTopic(people.college);
    await pinTopic({ id, on: 'true' }, administrator);
    await closeTopic({ id, on: 'true' }, administrator);
    await hideTopic({ id, reason: 'ซ้ำ' }, administrator);
    expect(await findTopicRow(id)).toMatchObject({ pinned: true, closed: true, hiddenWhy: 'ซ้ำ' });
    await pinTopic({ id, on: 'false' }, administrator);
    await closeTopic({ id, on: 'false' }, administrator);
    await restoreTopic({ id }, administrator);
    expect(await findTopicRow(id)).toMatchObject({ pinned: false, closed: false, hiddenAt: null, hiddenWhy: null });
    const kept = await db.auditLog.findMany({ where: { noun: 'forumTopic', nounId: String(id) } });
    expect(kept.map(({ action }) => action).toSorted()).toEqual(
      ['forum.pin', 'forum.close', 'forum.hideTopic', 'forum.pin', 'forum.close', 'forum.restoreTopic'].toSorted(),
    );
    await expect(hideTopic({ id, reason: '' }, administrator)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('moves a topic to another existing room', async () => {
    const topic = await aTopic(people.college);
    const room = await aRoom();
    const move = (roomId: number) => moveTopic({ id: topic.id, roomId }, people.administrator);
    await move(room.id);
    expect((await findTopicRow(topic.id)).roomId).toBe(room.id);
    await expect(move(room.id)).rejects.toMatchObject({
      fields: { roomId: forumModerationMessages['forumModeration.sameRoom'] },
    });
    await expect(move(2_147_483_647)).rejects.toMatchObject({ fields: { roomId: forumMessages['forum.roomMissing'] } });
  });

  test('sees a reported post with its reasons, and decides on it once', async () => {
    const topic = await aTopic(people.college);
    const [bad, good] = [await aPost(topic.id, people.unit), await aPost(topic.id, people.unit)];
    await reportPost({ id: bad.id, reason: 'ไม่สุภาพ' }, people.college);
    await reportPost({ id: bad.id, reason: 'ไม่สุภาพมาก' }, people.college);
    await reportPost({ id: bad.id, reason: 'โฆษณา' }, people.province);
    await reportPost({ id: good.id, reason: 'ไม่ชอบ' }, people.province);
    await expect(reportPost({ id: good.id, reason: 'x' }, people.unit)).rejects.toMatchObject({
      key: 'forum.ownReport',
    });
    const queue = await listReportedPosts(people.administrator, 1);
    expect(queue.map(({ id, count }) => [id, count])).toEqual([
      [bad.id, 2],
      [good.id, 1],
    ]);
    expect(queue[0]?.reports.map(({ reason }) => reason).toSorted()).toEqual(['โฆษณา', 'ไม่สุภาพมาก'].toSorted());
    expect(await countReportedPosts(people.administrator)).toBe(2);
    await dismissReports({ id: good.id }, people.administrator);
    await hidePost({ id: bad.id, reason: 'ไม่สุภาพ' }, people.administrator);
    expect(await countReportedPosts(people.administrator)).toBe(0);
    const again = dismissReports({ id: good.id }, people.administrator);
    await expect(again).rejects.toMatchObject({ key: 'forumModeration.decided' });
  });
});
