'use client';

import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveRoomAction } from '../rooms/rooms.actions';
import { forumRoomsMessages as words } from '../rooms/rooms.messages';
import { ROOM_NAME_LENGTH, ROOM_TEXT_LENGTH, type RoomAudienceOption, type RoomEntry } from '../rooms/rooms.schema';

type Props = { entry?: RoomEntry; audiences: readonly RoomAudienceOption[]; back: string };

export function RoomForm({ entry, audiences, back }: Props) {
  return (
    <DialogForm action={saveRoomAction} fields={{ id: entry?.id }} back={back}>
      <Field name="name" label={words['forumRooms.name']} defaultValue={entry?.name} maxLength={ROOM_NAME_LENGTH} />
      <Field
        name="description"
        label={words['forumRooms.description']}
        defaultValue={entry?.description}
        maxLength={ROOM_TEXT_LENGTH}
        optional
      />
      <SelectField
        name="audience"
        label={words['forumRooms.audience']}
        hint={words['forumRooms.audienceHint']}
        choices={audiences}
        defaultValue={entry?.choice ?? 'all'}
      />
    </DialogForm>
  );
}
