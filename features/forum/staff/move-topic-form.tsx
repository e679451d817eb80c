'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { forumMessages as words } from '../forum.messages';
import { moveTopicAction } from '../moderation/moderation.actions';
import type { Room } from '../rooms/rooms.schema';

type Props = { id: number; rooms: readonly Room[]; back: string };

export function MoveTopicForm({ id, rooms, back }: Props) {
  const close = useCloseDialog();
  const choices = rooms.map((room) => ({ value: String(room.id), label: `${room.name} (${room.audience})` }));
  return (
    <ActionForm action={moveTopicAction} onDone={close}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <p className="text-sm">{words['forum.moveText']}</p>
      <SelectField
        name="roomId"
        label={words['forum.room']}
        choices={[{ value: '', label: words['forum.chooseRoom'] }, ...choices]}
      />
      <SaveButtons back={back} go={words['forum.moveGo']} />
    </ActionForm>
  );
}
