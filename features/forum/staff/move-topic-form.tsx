'use client';

import { SelectField } from '@/components/ui/form/select-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { forumMessages as words } from '../forum.messages';
import { moveTopicAction } from '../moderation/moderation.actions';
import type { Room } from '../rooms/rooms.schema';

type Props = { id: number; rooms: readonly Room[]; back: string };

export function MoveTopicForm({ id, rooms, back }: Props) {
  const choices = rooms.map((room) => ({ value: String(room.id), label: `${room.name} (${room.audience})` }));
  return (
    <DialogForm action={moveTopicAction} fields={{ id, back }} back={back} submit={words['forum.moveGo']}>
      <p className="text-sm">{words['forum.moveText']}</p>
      <SelectField
        name="roomId"
        label={words['forum.room']}
        choices={[{ value: '', label: words['forum.chooseRoom'] }, ...choices]}
      />
    </DialogForm>
  );
}
