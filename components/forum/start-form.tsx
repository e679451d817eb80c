'use client';

import { ActionForm } from '@/components/ui/action-form';
import { LinkButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { forumMessages as words } from '@/lib/forum/messages';
import { TITLE_LENGTH } from '@/lib/forum/schema';
import type { Room } from '@/lib/forum-rooms/schema';
import { start } from '@/lib/forum-writing/actions';
import { settingsMessages } from '@/lib/site/messages';
import { PostFields } from './post-fields';

type Props = { rooms: readonly Room[]; roomId?: number; path: string };

/** Starts a topic: in which room, what it is about, the first post. */
export function StartForm({ rooms, roomId, path }: Props) {
  const choices = rooms.map(({ id, name, audience, isForAll }) => ({
    value: String(id),
    label: isForAll ? name : `${name} (${audience})`,
  }));
  return (
    <ActionForm action={start} className="grid max-w-read gap-5">
      <input type="hidden" name="path" value={path} />
      <SelectField
        name="roomId"
        label={words['forum.room'].th}
        choices={[{ value: '', label: words['forum.chooseRoom'].th }, ...choices]}
        defaultValue={roomId?.toString() ?? ''}
      />
      <Field name="title" label={words['forum.title'].th} hint={words['forum.titleHint'].th} maxLength={TITLE_LENGTH} />
      <PostFields rows={8} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words['forum.startGo'].th}</SubmitButton>
        <LinkButton href={path}>{settingsMessages['settings.cancel'].th}</LinkButton>
      </div>
    </ActionForm>
  );
}
