'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { toForumBackPath } from '../forum.rules';
import { closeTopic, dismissReports, hideTopic, moveTopic, pinTopic, restoreTopic } from './moderation.commands';
import { forumModerationMessages } from './moderation.messages';

export const pinTopicAction = formAction(async ({ id, on, back = '' }, viewer) => {
  await pinTopic({ id, on }, viewer);
  return succeed(
    toForumBackPath(back),
    forumModerationMessages[on === 'true' ? 'forumModeration.pinned' : 'forumModeration.unpinned'],
  );
});

export const closeTopicAction = formAction(async ({ id, on, back = '' }, viewer) => {
  await closeTopic({ id, on }, viewer);
  return succeed(
    toForumBackPath(back),
    forumModerationMessages[on === 'true' ? 'forumModeration.closed' : 'forumModeration.opened'],
  );
});

export const hideTopicAction = formAction(async ({ id, reason, back = '' }, viewer) => {
  await hideTopic({ id, reason }, viewer);
  return succeed(toForumBackPath(back), forumModerationMessages['forumModeration.topicHidden']);
});

export const restoreTopicAction = formAction(async ({ id, back = '' }, viewer) => {
  await restoreTopic({ id }, viewer);
  return succeed(toForumBackPath(back), forumModerationMessages['forumModeration.topicShown']);
});

export const moveTopicAction = formAction(async ({ id, roomId, back = '' }, viewer) => {
  await moveTopic({ id, roomId }, viewer);
  return succeed(toForumBackPath(back), forumModerationMessages['forumModeration.moved']);
});

/** Dismisses the reports of a post. */
export const dismissReportsAction = formAction(async ({ id, back = '' }, viewer) => {
  await dismissReports({ id }, viewer);
  return succeed(toForumBackPath(back), forumModerationMessages['forumModeration.dismissed']);
});
