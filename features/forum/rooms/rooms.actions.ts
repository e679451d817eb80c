'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';
import { forumRoomsMessages } from './rooms.messages';

const PATH = '/administrator/forum?view=rooms';
const actions = orderedListActions(PATH);

export const saveRoomAction = actions.declareSave(saveRoom, forumRoomsMessages['forumRooms.saved']);
export const orderRoomsAction = actions.declareOrder(orderRooms);
export const deleteRoomAction = actions.declareDelete(deleteRoom, forumRoomsMessages['forumRooms.deleted']);
export const restoreRoomAction = actions.declareRestore(restoreRoom, forumRoomsMessages['forumRooms.restored']);
