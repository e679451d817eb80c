'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { toForumBackPath } from '../forum.rules';
import { closeTopic, dismissReports, hideTopic, moveTopic, pinTopic, restoreTopic } from './moderation.commands';

const pinOne = formAction(async ({ id, on, back = '' }, viewer) => {
  await pinTopic({ id, on }, viewer);
  return succeed(toForumBackPath(back), t(on === 'true' ? 'forumModeration.pinned' : 'forumModeration.unpinned'));
});

export async function pinTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return pinOne(before, form);
}

const closeOne = formAction(async ({ id, on, back = '' }, viewer) => {
  await closeTopic({ id, on }, viewer);
  return succeed(toForumBackPath(back), t(on === 'true' ? 'forumModeration.closed' : 'forumModeration.opened'));
});

export async function closeTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return closeOne(before, form);
}

const hideOne = formAction(async ({ id, reason, back = '' }, viewer) => {
  await hideTopic({ id, reason }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.topicHidden'));
});

export async function hideTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return hideOne(before, form);
}

const restoreOne = formAction(async ({ id, back = '' }, viewer) => {
  await restoreTopic({ id }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.topicShown'));
});

export async function restoreTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}

const moveOne = formAction(async ({ id, roomId, back = '' }, viewer) => {
  await moveTopic({ id, roomId }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.moved'));
});

export async function moveTopicAction(before: FormState, form: FormData): Promise<FormState> {
  return moveOne(before, form);
}

const dismissOne = formAction(async ({ id, back = '' }, viewer) => {
  await dismissReports({ id }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.dismissed'));
});

/** Dismisses the reports of a post. */
export async function dismissReportsAction(before: FormState, form: FormData): Promise<FormState> {
  return dismissOne(before, form);
}
