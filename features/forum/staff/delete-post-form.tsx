'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { forumMessages as words } from '../forum.messages';
import { deletePostAction } from '../posting/posting.actions';
import type { Post } from '../topic.rows';

type Props = { post: Post; path: string; back: string };

/** Confirms the deletion of an own post; a first one is deleted with its topic. */
export function DeletePostForm({ post: { id, isFirst }, path, back }: Props) {
  return (
    <ActionForm action={deletePostAction} fields={{ id, path }}>
      <p className="text-sm">{words[isFirst ? 'forum.deleteTopicText' : 'forum.deleteText']}</p>
      <SaveButtons back={back} go={words['forum.delete']} />
    </ActionForm>
  );
}
