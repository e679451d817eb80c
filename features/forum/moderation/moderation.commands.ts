import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { idInput } from '@/lib/command/validation';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { forumMessages } from '../forum.messages';
import { lockTopic } from '../forum.queries';
import { forumFilters, reasonInput } from '../forum.schema';
import { findRoom } from '../rooms/rooms.queries';
import { forumModerationMessages } from './moderation.messages';
import { topicMoveInput, topicSwitchInput } from './moderation.schema';

type Topic = Awaited<ReturnType<typeof lockTopic>>;
type Input = { id: number };

/** Creates a command by which a moderator changes a topic; the changed columns go to the audit log. */
function createTopicCommand<S extends z.ZodType<Input>>(
  action: string,
  input: S,
  change: (
    input: z.output<S>,
    topic: Topic,
    tx: Transaction,
    viewer: Viewer,
  ) => Prisma.ForumTopicUncheckedUpdateInput | Promise<Prisma.ForumTopicUncheckedUpdateInput>,
) {
  return command({
    access: 'forum.moderate',
    input,
    run: async (sent, viewer, tx) => {
      const topic = await lockTopic(tx, viewer, sent.id);
      const data = await change(sent, topic, tx, viewer);
      await tx.forumTopic.update({ where: { id: sent.id }, data });
      const { pinned, closed, roomId, hiddenWhy } = topic;
      return { before: { pinned, closed, roomId, hiddenWhy }, after: data };
    },
    audit: ({ id }, { before, after }) => ({ action, noun: 'forumTopic', nounId: id, before, after }),
  });
}

/** Pins a topic above all others of its list, or unpins it. */
export const pinTopic = createTopicCommand('forum.pin', topicSwitchInput, ({ on }) => ({ pinned: on }));

/** Closes a topic, so that it is read-only, or reopens it. */
export const closeTopic = createTopicCommand('forum.close', topicSwitchInput, ({ on }) => ({ closed: on }));

/** Hides a topic with a reason; its author can still read it. */
export const hideTopic = createTopicCommand('forum.hideTopic', reasonInput, ({ reason }) => ({
  hiddenAt: getCurrentTime(),
  hiddenWhy: reason,
}));

export const restoreTopic = createTopicCommand('forum.restoreTopic', idInput, () => ({
  hiddenAt: null,
  hiddenWhy: null,
}));

/**
 * Moves a topic to another room.
 *
 * @throws AppError 'invalid' for an unknown room or the one it is in; 'missing'
 */
export const moveTopic = createTopicCommand('forum.move', topicMoveInput, async ({ roomId }, topic, tx, viewer) => {
  if (!(await findRoom(viewer, roomId, tx))) throw createRoomError(forumMessages['forum.roomMissing']);
  if (topic.roomId === roomId) throw createRoomError(forumModerationMessages['forumModeration.sameRoom']);
  return { roomId };
});

const createRoomError = (text: string) => createFieldError('roomId', text);

/**
 * Dismisses the reports of a post.
 *
 * @throws AppError 'conflict' if none is open any more
 */
export const dismissReports = command({
  access: 'forum.moderate',
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    const { count } = await tx.forumReport.updateMany({
      where: { postId: id, status: 'new' },
      data: { status: 'dismissed' },
    });
    if (count === 0) throw new AppError('conflict', pickMessage(forumModerationMessages, 'forumModeration.decided'));
    return count;
  },
  audit: ({ id }, reports) => ({ action: 'forum.dismiss', noun: 'forumPost', nounId: id, after: { reports } }),
});

/** Records an export of topics or reported posts in the audit log, with its number of rows. */
export const recordForumExport = exportRecord({
  access: 'forum.moderate',
  action: 'forum.export',
  noun: 'forum',
  fields: { filter: z.enum(forumFilters) },
});
