'use client';

import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { save } from '@/lib/forum-rooms/actions';
import { forumRoomsMessages as words } from '@/lib/forum-rooms/messages';
import { type AudienceChoice, ROOM_NAME_LENGTH, ROOM_TEXT_LENGTH, type RoomEntry } from '@/lib/forum-rooms/schema';

type Props = { entry?: RoomEntry; audiences: readonly AudienceChoice[]; back: string };

/** Writes a room, or a new one. */
export function RoomForm({ entry, audiences, back }: Props) {
  const close = useCloseDialog();
  return (
    <ActionForm action={save} onDone={close}>
      <input type="hidden" name="id" value={entry?.id ?? ''} />
      <Field name="name" label={words['forumRooms.name'].th} defaultValue={entry?.name} maxLength={ROOM_NAME_LENGTH} />
      <Field
        name="description"
        label={words['forumRooms.description'].th}
        defaultValue={entry?.description}
        maxLength={ROOM_TEXT_LENGTH}
        optional
      />
      <SelectField
        name="audience"
        label={words['forumRooms.audience'].th}
        hint={words['forumRooms.audienceHint'].th}
        choices={audiences}
        defaultValue={entry?.choice ?? 'all'}
      />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
