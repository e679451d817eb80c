'use server';

import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { postHref, toForumBackPath, toForumPath } from '../forum.rules';
import { answerTopic, changePost, deletePost, hidePost, restorePost, startTopic } from './posting.commands';

const startOne = formAction(async ({ path = '', ...fields }, viewer) => {
  const { id } = await startTopic(fields, viewer);
  return redirectTo(`${toForumPath(path)}/${id}`, t('forum.started'));
});

/** Starts a topic and redirects to it; `path` is the forum of the area. */
export async function startTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return startOne(before, form);
}

const answerOne = formAction(async ({ path = '', quotedId, ...fields }, viewer) => {
  const { id, topicId } = await answerTopic({ ...fields, quotedId: quotedId || undefined }, viewer);
  return redirectTo(postHref(toForumPath(path), topicId, id), t('forum.answered'));
});

/** Answers and redirects to the answer; `path` is the forum of the area. */
export async function answerTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return answerOne(before, form);
}

const changeOne = formAction(async ({ back = '', ...fields }, viewer) => {
  await changePost(fields, viewer);
  return succeed(toForumBackPath(back), t('forum.changed'));
});

export async function changePostAction(before: FormState, form: FormData): Promise<FormState> {
  return changeOne(before, form);
}

const removeOne = formAction(async ({ id, path = '' }, viewer) => {
  const { gone, topicId } = await deletePost({ id }, viewer);
  const forum = toForumPath(path);
  return redirectTo(gone ? forum : `${forum}/${topicId}?at=unread`, t('forum.deleted'));
});

/** Deletes an own post and redirects to its topic, or to the forum if that is gone. */
export async function deletePostAction(before: FormState, form: FormData): Promise<FormState> {
  return removeOne(before, form);
}

const hideOne = formAction(async ({ id, reason, back = '' }, viewer) => {
  await hidePost({ id, reason }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.postHidden'));
});

export async function hidePostAction(before: FormState, form: FormData): Promise<FormState> {
  return hideOne(before, form);
}

const restoreOne = formAction(async ({ id, back = '' }, viewer) => {
  await restorePost({ id }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.postShown'));
});

export async function restorePostAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
