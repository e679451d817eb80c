'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { backWithin } from '../forum.rules';
import { closeTopic, dismissReports, hideTopic, moveTopic, pinTopic, restoreTopic } from './moderation.commands';

const pinOne = formAction(async ({ id, on, back = '' }, viewer) => {
  await pinTopic({ id, on }, viewer);
  return finish(backWithin(back), say(on === 'true' ? 'forumModeration.pinned' : 'forumModeration.unpinned'));
});

/** Fields `id`, `on` (`true` or `false`) and `back`. */
export async function pin(before: FormState, form: FormData): Promise<FormState> {
  return pinOne(before, form);
}

const closeOne = formAction(async ({ id, on, back = '' }, viewer) => {
  await closeTopic({ id, on }, viewer);
  return finish(backWithin(back), say(on === 'true' ? 'forumModeration.closed' : 'forumModeration.opened'));
});

/** Fields `id`, `on` (`true` or `false`) and `back`. */
export async function close(before: FormState, form: FormData): Promise<FormState> {
  return closeOne(before, form);
}

const hideOne = formAction(async ({ id, reason, back = '' }, viewer) => {
  await hideTopic({ id, reason }, viewer);
  return finish(backWithin(back), say('forumModeration.topicHidden'));
});

/** Hides a topic; fields `id`, `reason` and `back`. */
export async function hide(before: FormState, form: FormData): Promise<FormState> {
  return hideOne(before, form);
}

const restoreOne = formAction(async ({ id, back = '' }, viewer) => {
  await restoreTopic({ id }, viewer);
  return finish(backWithin(back), say('forumModeration.topicShown'));
});

/** Shows a hidden topic again; fields `id` and `back`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}

const moveOne = formAction(async ({ id, roomId, back = '' }, viewer) => {
  await moveTopic({ id, roomId }, viewer);
  return finish(backWithin(back), say('forumModeration.moved'));
});

/** Fields `id`, `roomId` and `back`. */
export async function move(before: FormState, form: FormData): Promise<FormState> {
  return moveOne(before, form);
}

const dismissOne = formAction(async ({ id, back = '' }, viewer) => {
  await dismissReports({ id }, viewer);
  return finish(backWithin(back), say('forumModeration.dismissed'));
});

/** Lets a reported post stand; fields `id` and `back`. */
export async function dismiss(before: FormState, form: FormData): Promise<FormState> {
  return dismissOne(before, form);
}
