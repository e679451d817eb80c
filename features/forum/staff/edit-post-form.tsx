'use client';

import { Field } from '@/components/ui/form/field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { forumMessages as words } from '../forum.messages';
import { TITLE_LENGTH } from '../forum.schema';
import { changePostAction } from '../posting/posting.actions';
import type { Post } from '../topic.rows';
import { PostFields } from './post-fields';

type Props = { post: Post; title: string; roomId: number; back: string };

/** Form to change an own post; for the first one also the topic's title. */
export function EditPostForm({ post, title, roomId, back }: Props) {
  return (
    <DialogForm action={changePostAction} fields={{ id: post.id, back }} back={back}>
      {post.isFirst && (
        <Field name="title" label={words['forum.title']} defaultValue={title} maxLength={TITLE_LENGTH} />
      )}
      <PostFields roomId={roomId} body={post.body} pictures={post.pictures} />
    </DialogForm>
  );
}
