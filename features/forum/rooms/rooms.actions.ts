'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';

const PATH = '/administrator/forum?view=rooms';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveRoom({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('forumRooms.saved'));
});

/** Saves a room; fields `id` (empty for a new one), `name`, `description`, `audience`. */
export async function saveRoomAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderRooms({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function orderRoomsAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteRoom({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('forumRooms.deleted'), false);
});

/** Field `id`. */
export async function deleteRoomAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreRoom({ id }, viewer);
  return succeed(PATH, t('forumRooms.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restoreRoomAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
