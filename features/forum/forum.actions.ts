'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { markAllRead, reportPost, solveTopic } from './forum.commands';
import { toForumBackPath } from './forum.rules';

const readAll = formAction(async ({ roomId, back = '' }, viewer) => {
  await markAllRead({ roomId: roomId || undefined }, viewer);
  return succeed(toForumBackPath(back), t('forum.allRead'));
});

/** Marks all topics as read; with `roomId` only those of that room. */
export async function markAllReadAction(before: FormState, form: FormData): Promise<FormState> {
  return readAll(before, form);
}

const solveOne = formAction(async ({ topicId, postId, back = '' }, viewer) => {
  await solveTopic({ topicId, postId: postId || undefined }, viewer);
  return succeed(toForumBackPath(back), t(postId ? 'forum.nowSolved' : 'forum.nowUnsolved'));
});

/** Marks the answer that solved a topic; an empty `postId` clears it. */
export async function solveTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return solveOne(before, form);
}

const reportOne = formAction(async ({ id, reason, back = '' }, viewer) => {
  await reportPost({ id, reason }, viewer);
  return succeed(toForumBackPath(back), t('forum.reported'));
});

export async function reportPostAction(before: FormState, form: FormData): Promise<FormState> {
  return reportOne(before, form);
}
