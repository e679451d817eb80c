'use client';

import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { forumMessages as words } from '@/lib/forum/messages';
import type { Post } from '@/lib/forum/schema';
import { remove } from '@/lib/forum-writing/actions';

type Props = { post: Post; path: string; back: string };

/** Asks before an own post is deleted; a first one goes with its topic. */
export function RemoveForm({ post: { id, isFirst }, path, back }: Props) {
  return (
    <ActionForm action={remove}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="path" value={path} />
      <p className="text-sm">{words[isFirst ? 'forum.deleteTopicText' : 'forum.deleteText'].th}</p>
      <SaveButtons back={back} go={words['forum.delete'].th} />
    </ActionForm>
  );
}
