'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveRoomAction } from '../rooms/rooms.actions';
import { forumRoomsMessages as words } from '../rooms/rooms.messages';
import { ROOM_NAME_LENGTH, ROOM_TEXT_LENGTH, type RoomAudienceOption, type RoomEntry } from '../rooms/rooms.schema';

type Props = { entry?: RoomEntry; audiences: readonly RoomAudienceOption[]; back: string };

export function RoomForm({ entry, audiences, back }: Props) {
  const field = bindFields(words, 'forumRooms', entry);
  return (
    <DialogForm action={saveRoomAction} fields={{ id: entry?.id }} back={back}>
      <Field {...field('name')} maxLength={ROOM_NAME_LENGTH} />
      <Field {...field('description')} maxLength={ROOM_TEXT_LENGTH} optional />
      <SelectField {...field('audience')} choices={audiences} defaultValue={entry?.choice ?? 'all'} />
    </DialogForm>
  );
}
