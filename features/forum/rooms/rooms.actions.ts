'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';

const PATH = '/administrator/forum?view=rooms';

export const saveRoomAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveRoom({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('forumRooms.saved'));
});

export const orderRoomsAction = formAction(async ({ ids }, viewer) => {
  await orderRooms({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const deleteRoomAction = formAction(async ({ id }, viewer) => {
  await deleteRoom({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('forumRooms.deleted'), false);
});

export const restoreRoomAction = formAction(async ({ id }, viewer) => {
  await restoreRoom({ id }, viewer);
  return succeed(PATH, t('forumRooms.restored'));
});
