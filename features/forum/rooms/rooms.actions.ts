'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';
import { forumRoomsMessages } from './rooms.messages';

const PATH = '/administrator/forum?view=rooms';
const actions = orderedListActions(PATH, 'forumRooms');

export const saveRoomAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveRoom({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, forumRoomsMessages['forumRooms.saved']);
});

export const orderRoomsAction = actions.declareOrder(orderRooms);
export const deleteRoomAction = actions.declareDelete(deleteRoom);
export const restoreRoomAction = actions.declareRestore(restoreRoom);
