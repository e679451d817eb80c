'use client';

import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { SelectField } from '@/components/ui/select-field';
import { forumMessages as words } from '@/lib/forum/messages';
import { move } from '@/lib/forum-moderation/actions';
import type { Room } from '@/lib/forum-rooms/schema';

type Props = { id: number; rooms: readonly Room[]; back: string };

/** Moves a topic to another room. */
export function MoveForm({ id, rooms, back }: Props) {
  const close = useCloseDialog();
  const choices = rooms.map((room) => ({ value: String(room.id), label: `${room.name} (${room.audience})` }));
  return (
    <ActionForm action={move} onDone={close}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <p className="text-sm">{words['forum.moveText'].th}</p>
      <SelectField
        name="roomId"
        label={words['forum.room'].th}
        choices={[{ value: '', label: words['forum.chooseRoom'].th }, ...choices]}
      />
      <SaveButtons back={back} go={words['forum.moveGo'].th} />
    </ActionForm>
  );
}
