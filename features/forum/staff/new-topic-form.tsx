'use client';

import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { siteSettingsMessages } from '@/lib/site/messages';
import { forumMessages as words } from '../forum.messages';
import { TITLE_LENGTH } from '../forum.schema';
import { startTopicAction } from '../posting/posting.actions';
import type { Room } from '../rooms/rooms.schema';
import { PostFields } from './post-fields';

type Props = { rooms: readonly Room[]; roomId?: number; path: string };

export function NewTopicForm({ rooms, roomId, path }: Props) {
  const choices = rooms.map(({ id, name, audience, isForAll }) => ({
    value: String(id),
    label: isForAll ? name : `${name} (${audience})`,
  }));
  return (
    <ActionForm action={startTopicAction} fields={{ path }} className="grid max-w-read gap-5">
      <SelectField
        name="roomId"
        label={words['forum.room']}
        choices={[{ value: '', label: words['forum.chooseRoom'] }, ...choices]}
        defaultValue={roomId?.toString() ?? ''}
      />
      <Field name="title" label={words['forum.title']} hint={words['forum.titleHint']} maxLength={TITLE_LENGTH} />
      <PostFields rows={8} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words['forum.startGo']}</SubmitButton>
        <LinkButton href={path}>{siteSettingsMessages['settings.cancel']}</LinkButton>
      </div>
    </ActionForm>
  );
}
