import { db } from '@/lib/db/db';
import { MINUTE_MS } from '@/lib/time/units';
import { aStoredPicture, makeUnique } from '@/testing/builders';
import { aPost, aRoom, aTopic } from '@/testing/forum';
import { listMailsTo } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { forumMessages } from '../forum.messages';
import { buildForumFilesWhere } from '../forum.queries';
import { answerTopic, changePost, deletePost, hidePost, restorePost, startTopic } from './posting.commands';

const POSTS_AN_HOUR = 30;

let people: Newsroom;
beforeEach(async () => {
  people = await aNewsroom();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const findProvinceId = async (organisationId = 0) =>
  (await db.organisation.findUniqueOrThrow({ where: { id: organisationId } })).provinceId;
const findTopicRow = (id: number) => db.forumTopic.findUniqueOrThrow({ where: { id } });
const findPostRow = (id: number) =>
  db.forumPost.findUniqueOrThrow({ where: { id }, include: { mentions: true, pictures: true } });
const buildPostInput = (given: object = {}) => ({ title: makeUnique('หัวข้อ'), body: makeUnique('ข้อความ'), ...given });

describe('starting and answering', () => {
  test('keep plain text as typed, with its lines, and nothing twice', async () => {
    const { id: roomId } = await aRoom();
    const asked = buildPostInput({ roomId: String(roomId), body: '  <b>x</b>\r\n\r\n\r\n\r\nhttps://example.org  ' });
    const [one, two] = await Promise.all([startTopic(asked, people.college), startTopic(asked, people.college)]);
    expect(two.id).toBe(one.id);
    const [post] = await db.forumPost.findMany({ where: { topicId: one.id } });
    expect(post?.body).toBe('<b>x</b>\n\nhttps://example.org');
    const answer = { topicId: one.id, body: 'ตอบ', quotedId: post?.id };
    const [first, second] = await Promise.all([
      answerTopic(answer, people.province),
      answerTopic(answer, people.province),
    ]);
    expect(second.id).toBe(first.id);
    expect(await findTopicRow(one.id)).toMatchObject({ replies: 1 });
    expect(await findPostRow(first.id)).toMatchObject({ quotedId: post?.id, body: 'ตอบ' });
  });

  test('are refused in a room of others, whatever is sent', async () => {
    const provinceId = await findProvinceId(people.province.organisationId);
    const room = await aRoom({ provinceId });
    const topic = await aTopic(people.province, { roomId: room.id });
    for (const stranger of [people.otherProvince, people.other, people.otherUser, people.unit, people.institute]) {
      const start = startTopic(buildPostInput({ roomId: room.id }), stranger);
      await expect(start).rejects.toMatchObject({ fields: { roomId: forumMessages['forum.roomMissing'] } });
      const answer = answerTopic({ topicId: topic.id, body: 'x' }, stranger);
      await expect(answer).rejects.toMatchObject({ kind: 'missing', key: 'forum.missing' });
    }
    await expect(answerTopic({ topicId: topic.id, body: 'x' }, people.user)).resolves.toBeTruthy();
    await expect(startTopic(buildPostInput({ roomId: room.id }), people.editor)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  test('report missing fields, and quote only posts of the topic', async () => {
    const empty = startTopic({ roomId: '', title: ' ', body: '\n', pictures: '' }, people.college);
    await expect(empty).rejects.toMatchObject({
      fields: {
        roomId: forumMessages['forum.roomMissing'],
        title: forumMessages['forum.titleMissing'],
        body: forumMessages['forum.bodyMissing'],
      },
    });
    const [topic, other] = [await aTopic(people.college), await aTopic(people.college)];
    const foreign = answerTopic({ topicId: topic.id, body: 'x', quotedId: other.first.id }, people.unit);
    await expect(foreign).rejects.toMatchObject({ key: 'forum.badQuote' });
  });

  test('are refused with their own message in a topic that was just closed or hidden', async () => {
    const topic = await aTopic(people.college);
    const answer = () => answerTopic({ topicId: topic.id, body: makeUnique('x') }, people.province);
    await db.forumTopic.update({ where: { id: topic.id }, data: { closed: true } });
    await expect(answer()).rejects.toMatchObject({ kind: 'conflict', key: 'forum.topicClosed' });
    await db.forumTopic.update({ where: { id: topic.id }, data: { closed: false, hiddenAt: new Date() } });
    await expect(answer()).rejects.toMatchObject({ kind: 'conflict', key: 'forum.topicHidden' });
    expect(await db.forumPost.count({ where: { topicId: topic.id } })).toBe(1);
  });

  test('are limited to thirty an hour; invalid input doesn’t count', async () => {
    const topic = await aTopic(people.college);
    const answer = (body: string) => answerTopic({ topicId: topic.id, body }, people.unit);
    for (let at = 0; at < 3; at++) await expect(answer('')).rejects.toMatchObject({ kind: 'invalid' });
    for (let at = 0; at < POSTS_AN_HOUR; at++) await answer(`คำตอบ ${at}`);
    await expect(answer('อีกหนึ่ง')).rejects.toMatchObject({ kind: 'limited', key: 'forum.tooMany' });
    expect((await findTopicRow(topic.id)).replies).toBe(POSTS_AN_HOUR);
  });

  test('accept pictures of the own library only', async () => {
    const [mine, theirs] = [
      await aStoredPicture({ organisationId: people.college.organisationId }),
      await aStoredPicture({ organisationId: people.other.organisationId }),
    ];
    const topic = await aTopic(people.college);
    const answer = (pictures: string) =>
      answerTopic({ topicId: topic.id, body: makeUnique('x'), pictures }, people.college);
    const { id } = await answer(JSON.stringify([{ mediaId: mine.id, alt: 'หน้าอาคาร' }]));
    expect((await findPostRow(id)).pictures).toMatchObject([{ mediaId: mine.id, alt: 'หน้าอาคาร', position: 1 }]);
    await expect(answer(String(theirs.id))).rejects.toMatchObject({
      fields: { pictures: forumMessages['forum.foreignPicture'] },
    });
    for (const wrong of ['[', '[{}]', `${mine.id},${mine.id}`, 'x']) {
      await expect(answer(wrong)).rejects.toMatchObject({ fields: { pictures: forumMessages['forum.badPictures'] } });
    }
  });
});

describe('a mention', () => {
  const reach = async (accountId = 0, mailOptIns: object = {}) => {
    const email = `forum-${accountId}@example.org`;
    await db.account.update({ where: { id: accountId }, data: { email, mailOptIns: { ...mailOptIns } } });
    return email;
  };

  test('notifies the reader of the room who has that name, also when typed, by one mail', async () => {
    const topic = await aTopic(people.college);
    const email = await reach(people.province.accountId);
    const body = `@${people.province.name} ช่วยดูหน่อย`;
    const { id } = await answerTopic({ topicId: topic.id, body }, people.college);
    expect((await findPostRow(id)).mentions).toMatchObject([{ accountId: people.province.accountId, seenAt: null }]);
    await changePost({ id, body: `${body} ครับ` }, people.college);
    expect(await listMailsTo(email)).toMatchObject([
      { template: 'forum-post', data: { what: 'mention', link: `/newsroom/forum/${id}`, topic: topic.title } },
    ]);
    await changePost({ id, body: 'ไม่มีชื่อแล้ว' }, people.college);
    expect((await findPostRow(id)).mentions).toEqual([]);
  });

  test('reaches nobody outside of the room, and mails nobody who opted out', async () => {
    const room = await aRoom({ provinceId: await findProvinceId(people.province.organisationId) });
    const topic = await aTopic(people.province, { roomId: room.id });
    const stranger = await reach(people.otherProvince.accountId);
    const silent = await reach(people.user.accountId, { forumMention: false });
    const body = `@${people.otherProvince.name} @${people.user.name} @ไม่มีใคร`;
    const { id } = await answerTopic({ topicId: topic.id, body }, people.college);
    expect((await findPostRow(id)).mentions.map(({ accountId }) => accountId)).toEqual([people.user.accountId]);
    expect([await listMailsTo(stranger), await listMailsTo(silent)]).toEqual([[], []]);
  });

  test('mails an answer to the topic’s author who opted in, once a day', async () => {
    const email = await reach(people.college.accountId, { forumAnswer: true });
    const topic = await aTopic(people.college);
    await answerTopic({ topicId: topic.id, body: 'หนึ่ง' }, people.province);
    await answerTopic({ topicId: topic.id, body: 'สอง' }, people.unit);
    await answerTopic({ topicId: topic.id, body: 'ของฉันเอง' }, people.college);
    expect((await listMailsTo(email)).map(({ data }) => [data.what, data.words])).toEqual([['answer', 'หนึ่ง']]);
  });
});

describe('an own post', () => {
  test('is changed and deleted within 30 minutes by its author only', async () => {
    const topic = await aTopic(people.college);
    const post = await aPost(topic.id, people.province, { createdAt: ago(29) });
    await changePost({ id: post.id, body: 'แก้แล้ว', title: 'ไม่ใช่หัวข้อของฉัน' }, people.province);
    expect(await findPostRow(post.id)).toMatchObject({ body: 'แก้แล้ว', editedAt: expect.any(Date) });
    expect((await findTopicRow(topic.id)).title).toBe(topic.title);
    for (const stranger of [people.college, people.unit, people.administrator]) {
      const change = changePost({ id: post.id, body: 'x' }, stranger);
      await expect(change).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(deletePost({ id: post.id }, stranger)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await db.forumPost.update({ where: { id: post.id }, data: { createdAt: ago(31) } });
    const late = { kind: 'conflict', key: 'forum.tooLate' };
    await expect(changePost({ id: post.id, body: 'x' }, people.province)).rejects.toMatchObject(late);
    await expect(deletePost({ id: post.id }, people.province)).rejects.toMatchObject(late);
  });

  test('is not deleted once somebody has posted after it; the first goes with its topic', async () => {
    const topic = await aTopic(people.college);
    const answered = await aPost(topic.id, people.province);
    const last = await answerTopic({ topicId: topic.id, body: 'ท้าย' }, people.unit);
    const kept = deletePost({ id: answered.id }, people.province);
    await expect(kept).rejects.toMatchObject({ key: 'forum.alreadyAnswered' });
    expect(await deletePost({ id: last.id }, people.unit)).toMatchObject({ gone: false });
    expect((await findTopicRow(topic.id)).replies).toBe(1);
    await deletePost({ id: answered.id }, people.province);
    expect(await deletePost({ id: topic.first.id }, people.college)).toMatchObject({ gone: true });
    expect(await db.forumTopic.count({ where: { id: topic.id } })).toBe(0);
  });

  test('that is the first changes the title and its search column', async () => {
    const topic = await aTopic(people.college);
    const title = makeUnique('ชื่อใหม่');
    await changePost({ id: topic.first.id, title, body: 'x' }, people.college);
    expect(await findTopicRow(topic.id)).toMatchObject({ title, titleSearch: title });
  });

  test('that was hidden can’t be changed', async () => {
    const topic = await aTopic(people.college);
    await hidePost({ id: topic.first.id, reason: 'ข้อมูลส่วนบุคคล' }, people.administrator);
    const hidden = { kind: 'conflict', key: 'forum.postHidden' };
    await expect(changePost({ id: topic.first.id, body: 'x' }, people.college)).rejects.toMatchObject(hidden);
    await expect(deletePost({ id: topic.first.id }, people.college)).rejects.toMatchObject(hidden);
  });
});

describe('hiding a post', () => {
  test('updates the count and the solution, closes its reports, and can be undone', async () => {
    const topic = await aTopic(people.college, { createdAt: ago(90) });
    const { id } = await answerTopic({ topicId: topic.id, body: 'คำตอบ' }, people.province);
    await db.forumTopic.update({ where: { id: topic.id }, data: { solvedById: id } });
    const report = await db.forumReport.create({
      data: { postId: id, accountId: people.college.accountId ?? 0, reason: 'x' },
    });
    await hidePost({ id, reason: 'ไม่สุภาพ' }, people.administrator);
    const hidden = await findTopicRow(topic.id);
    expect(hidden).toMatchObject({ replies: 0, solvedById: null, activeAt: topic.first.createdAt });
    expect((await db.forumReport.findUniqueOrThrow({ where: { id: report.id } })).status).toBe('done');
    await restorePost({ id }, people.administrator);
    expect(await findTopicRow(topic.id)).toMatchObject({ replies: 1 });
  });

  test('requires a reason, and is for the administrator only', async () => {
    const topic = await aTopic(people.college);
    const hide = (viewer = people.administrator, reason = 'x') => hidePost({ id: topic.first.id, reason }, viewer);
    await expect(hide(people.administrator, ' ')).rejects.toMatchObject({
      fields: { reason: forumMessages['forum.reasonMissing'] },
    });
    for (const viewer of [people.college, people.user, people.province, people.institute, people.editor]) {
      await expect(hide(viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});

test('a picture can be read by those who can read its post, until that is hidden', async () => {
  const media = await aStoredPicture({ organisationId: people.province.organisationId });
  const room = await aRoom({ provinceId: await findProvinceId(people.province.organisationId) });
  const topic = await aTopic(people.province, { roomId: room.id });
  await db.forumPicture.create({ data: { postId: topic.first.id, mediaId: media.id, position: 1 } });
  const isOpen = async (viewer: Newsroom['user']) =>
    (await db.media.count({ where: { AND: [{ id: media.id }, { OR: buildForumFilesWhere(viewer) }] } })) > 0;
  const seen = () => Promise.all([people.user, people.other, people.otherProvince, people.editor].map(isOpen));
  expect(await seen()).toEqual([true, false, false, false]);
  await hidePost({ id: topic.first.id, reason: 'x' }, people.administrator);
  expect(await seen()).toEqual([false, false, false, false]);
  expect(await isOpen(people.province)).toBe(true);
});
