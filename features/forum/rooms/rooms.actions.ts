'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';

const PATH = '/administrator/forum?view=rooms';
const actions = orderedListActions(PATH, 'forumRooms');

export const saveRoomAction = actions.declareSave(saveRoom);
export const orderRoomsAction = actions.declareOrder(orderRooms);
export const deleteRoomAction = actions.declareDelete(deleteRoom);
export const restoreRoomAction = actions.declareRestore(restoreRoom);
