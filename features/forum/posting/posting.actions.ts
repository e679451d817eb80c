'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { forumMessages } from '../forum.messages';
import { postHref, toForumBackPath, toForumPath } from '../forum.rules';
import { forumModerationMessages } from '../moderation/moderation.messages';
import { answerTopic, changePost, deletePost, hidePost, restorePost, startTopic } from './posting.commands';

/** Starts a topic and redirects to it; `path` is the forum of the area. */
export const startTopicAction = formAction(async ({ path = '', ...fields }, viewer) => {
  const { id } = await startTopic(fields, viewer);
  return redirectTo(`${toForumPath(path)}/${id}`, forumMessages['forum.started']);
});

/** Answers and redirects to the answer; `path` is the forum of the area. */
export const answerTopicAction = formAction(async ({ path = '', quotedId, ...fields }, viewer) => {
  const { id, topicId } = await answerTopic({ ...fields, quotedId: quotedId || undefined }, viewer);
  return redirectTo(postHref(toForumPath(path), topicId, id), forumMessages['forum.answered']);
});

export const changePostAction = formAction(async ({ back = '', ...fields }, viewer) => {
  await changePost(fields, viewer);
  return succeed(toForumBackPath(back), forumMessages['forum.changed']);
});

/** Deletes an own post and redirects to its topic, or to the forum if that is gone. */
export const deletePostAction = formAction(async ({ id, path = '' }, viewer) => {
  const { gone, topicId } = await deletePost({ id }, viewer);
  const forum = toForumPath(path);
  return redirectTo(gone ? forum : `${forum}/${topicId}?at=unread`, forumMessages['forum.deleted']);
});

export const hidePostAction = formAction(async ({ id, reason, back = '' }, viewer) => {
  await hidePost({ id, reason }, viewer);
  return succeed(toForumBackPath(back), forumModerationMessages['forumModeration.postHidden']);
});

export const restorePostAction = formAction(async ({ id, back = '' }, viewer) => {
  await restorePost({ id }, viewer);
  return succeed(toForumBackPath(back), forumModerationMessages['forumModeration.postShown']);
});
