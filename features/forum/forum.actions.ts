'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { markAllRead, reportPost, solveTopic } from './forum.commands';
import { forumMessages } from './forum.messages';
import { toForumBackPath } from './forum.rules';

/** Marks all topics as read; with `roomId` only those of that room. */
export const markAllReadAction = formAction(async ({ roomId, back = '' }, viewer) => {
  await markAllRead({ roomId: roomId || undefined }, viewer);
  return succeed(toForumBackPath(back), forumMessages['forum.allRead']);
});

/** Marks the answer that solved a topic; an empty `postId` clears it. */
export const solveTopicAction = formAction(async ({ topicId, postId, back = '' }, viewer) => {
  await solveTopic({ topicId, postId: postId || undefined }, viewer);
  return succeed(toForumBackPath(back), forumMessages[postId ? 'forum.nowSolved' : 'forum.nowUnsolved']);
});

export const reportPostAction = formAction(async ({ id, reason, back = '' }, viewer) => {
  await reportPost({ id, reason }, viewer);
  return succeed(toForumBackPath(back), forumMessages['forum.reported']);
});
