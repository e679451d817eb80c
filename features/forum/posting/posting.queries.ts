import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { mailPreferences } from '@/features/newsroom/notifications/notifications.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { mailAddress } from '@/lib/mail/schema';
import { pickMessage } from '@/lib/messages/message';
import { toExcerpt } from '@/lib/text/excerpt';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { forumMessages } from '../forum.messages';
import { lockTopic } from '../forum.queries';
import { isWithinEditTime } from '../forum.rules';
import { buildRoomReadersWhere, findRoom } from '../rooms/rooms.queries';
import type { RoomAudience } from '../rooms/rooms.schema';

/** Length of the excerpt of a post in a mail, in characters. */
const EXCERPT_LENGTH = 300;

/**
 * Locks an open topic until the end of the transaction.
 *
 * @returns the topic and its room
 * @throws AppError 'missing'; 'conflict' if it is closed or hidden
 */
export async function lockOpenTopic(tx: Transaction, viewer: Viewer, id: number) {
  const topic = await lockTopic(tx, viewer, id);
  if (topic.hiddenAt) throw new AppError('conflict', pickMessage(forumMessages, 'forum.topicHidden'));
  if (topic.closed) throw new AppError('conflict', pickMessage(forumMessages, 'forum.topicClosed'));
  const room = await findRoom(viewer, topic.roomId, tx);
  if (!room) throw new AppError('missing', pickMessage(forumMessages, 'forum.missing'));
  return { topic, room };
}

/**
 * Locks the topic of an own post that may still be changed (open topic, within 30 minutes).
 *
 * @throws AppError 'missing', 'forbidden' for somebody else's, 'conflict'
 */
export async function lockOwnPost(tx: Transaction, viewer: Viewer, id: number) {
  const found = await tx.forumPost.findUnique({ where: { id }, select: { topicId: true } });
  if (!found) throw new AppError('missing', pickMessage(forumMessages, 'forum.postMissing'));
  const { topic, room } = await lockOpenTopic(tx, viewer, found.topicId);
  const post = await tx.forumPost.findUnique({ where: { id } });
  if (!post) throw new AppError('missing', pickMessage(forumMessages, 'forum.postMissing'));
  if (post.authorId === null || post.authorId !== viewer.accountId)
    throw new AppError('forbidden', pickMessage(forumMessages, 'forum.notYours'));
  if (post.hiddenAt) throw new AppError('conflict', pickMessage(forumMessages, 'forum.postHidden'));
  if (!isWithinEditTime(post.createdAt, getCurrentMs()))
    throw new AppError('conflict', pickMessage(forumMessages, 'forum.tooLate'));
  const first = await tx.forumPost.findFirst({ where: { topicId: topic.id }, orderBy: { id: 'asc' } });
  return { topic, room, post, isFirst: first?.id === id };
}

/**
 * Locks the topic of a post.
 *
 * @throws AppError 'missing' for a post that the viewer may not read
 */
export async function lockPost(tx: Transaction, viewer: Viewer, id: number) {
  const post = await tx.forumPost.findUnique({ where: { id } });
  if (!post) throw new AppError('missing', pickMessage(forumMessages, 'forum.postMissing'));
  await lockTopic(tx, viewer, post.topicId);
  return post;
}

type WrittenPost = {
  topic: { id: number; title: string };
  room: RoomAudience & { name: string };
  post: { id: number; body: string };
  /** Accounts that the post newly mentions, and the authors that it answers. */
  called: readonly number[];
  answered: readonly (number | null | undefined)[];
};

/**
 * Mails about a post, for those who opted in: to those it mentions, and at most once a day and topic to those it
 * answers. Only to readers of the room with an e-mail address, and never to the author of the post.
 *
 * @returns mails to be enqueued in the transaction of the post
 */
export async function listForumMails(tx: Transaction, viewer: Viewer, written: WrittenPost): Promise<OutgoingMail[]> {
  const { topic, room, post, called } = written;
  const answered = written.answered.filter((id) => typeof id === 'number').filter((id) => !called.includes(id));
  const accounts = await tx.account.findMany({
    where: {
      AND: [
        buildRoomReadersWhere(room),
        { id: { in: [...called, ...answered], not: viewer.accountId ?? NO_ID }, email: { not: null } },
      ],
    },
    select: { id: true, displayName: true, email: true, mailOptIns: true },
    orderBy: { id: 'asc' },
  });
  return accounts.flatMap((account): OutgoingMail[] => {
    const isCalled = called.includes(account.id);
    const wishes = mailPreferences.parse(account.mailOptIns);
    const to = mailAddress.safeParse(account.email);
    if (!to.success || !wishes[isCalled ? 'forumMention' : 'forumAnswer']) return [];
    const data = {
      name: toMailLine(account.displayName),
      topic: toMailLine(topic.title),
      room: toMailLine(room.name),
      what: isCalled ? ('mention' as const) : ('answer' as const),
      by: toMailLine(viewer.name ?? ''),
      words: toExcerpt(post.body, EXCERPT_LENGTH),
      link: `/newsroom/forum/${post.id}`,
    };
    const key = isCalled
      ? `forum-mention:${account.id}:${post.id}`
      : `forum-answer:${account.id}:${topic.id}:${toThaiDay(getCurrentTime())}`;
    return [{ template: 'forum-post', to: to.data, key, data }];
  });
}
