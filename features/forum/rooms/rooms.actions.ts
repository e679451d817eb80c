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

export async function saveRoomAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderRooms({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderRoomsAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteRoom({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('forumRooms.deleted'), false);
});

export async function deleteRoomAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreRoom({ id }, viewer);
  return succeed(PATH, t('forumRooms.restored'));
});

export async function restoreRoomAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
