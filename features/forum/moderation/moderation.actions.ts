'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { toForumBackPath } from '../forum.rules';
import { closeTopic, dismissReports, hideTopic, moveTopic, pinTopic, restoreTopic } from './moderation.commands';

export const pinTopicAction = formAction(async ({ id, on, back = '' }, viewer) => {
  await pinTopic({ id, on }, viewer);
  return succeed(toForumBackPath(back), t(on === 'true' ? 'forumModeration.pinned' : 'forumModeration.unpinned'));
});

export const closeTopicAction = formAction(async ({ id, on, back = '' }, viewer) => {
  await closeTopic({ id, on }, viewer);
  return succeed(toForumBackPath(back), t(on === 'true' ? 'forumModeration.closed' : 'forumModeration.opened'));
});

export const hideTopicAction = formAction(async ({ id, reason, back = '' }, viewer) => {
  await hideTopic({ id, reason }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.topicHidden'));
});

export const restoreTopicAction = formAction(async ({ id, back = '' }, viewer) => {
  await restoreTopic({ id }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.topicShown'));
});

export const moveTopicAction = formAction(async ({ id, roomId, back = '' }, viewer) => {
  await moveTopic({ id, roomId }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.moved'));
});

/** Dismisses the reports of a post. */
export const dismissReportsAction = formAction(async ({ id, back = '' }, viewer) => {
  await dismissReports({ id }, viewer);
  return succeed(toForumBackPath(back), t('forumModeration.dismissed'));
});
