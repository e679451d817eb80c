'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';

const PATH = '/administrator/forum?view=rooms';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveRoom({ ...fields, id: id || undefined }, viewer);
  return finish(PATH, say('forumRooms.saved'));
});

/** Saves a room; fields `id` (empty for a new one), `name`, `description`, `audience`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderRooms({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteRoom({ id }, viewer);
  return finish(`${PATH}&deleted=${id}`, say('forumRooms.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreRoom({ id }, viewer);
  return finish(PATH, say('forumRooms.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
