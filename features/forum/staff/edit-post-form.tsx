'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { forumMessages as words } from '../forum.messages';
import { type Post, TITLE_LENGTH } from '../forum.schema';
import { changePostAction } from '../posting/posting.actions';
import { PostFields } from './post-fields';

type Props = { post: Post; title: string; roomId: number; back: string };

/** Form to change an own post; for the first one also the topic's title. */
export function EditPostForm({ post, title, roomId, back }: Props) {
  const close = useCloseDialog();
  return (
    <ActionForm action={changePostAction} onDone={close}>
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="back" value={back} />
      {post.isFirst && (
        <Field name="title" label={words['forum.title']} defaultValue={title} maxLength={TITLE_LENGTH} />
      )}
      <PostFields roomId={roomId} body={post.body} pictures={post.pictures} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
