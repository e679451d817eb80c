import { CircleCheck, Eye, EyeOff, Flag, Pencil, Quote, Trash2 } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { RowLink } from '@/components/ui/ordered/row-link';
import { solveTopicAction } from '../forum.actions';
import { forumMessages as words } from '../forum.messages';
import { quoteHref, topicDialogHref } from '../forum.rules';
import { restorePostAction } from '../posting/posting.actions';
import type { Post } from '../topic.rows';

/** URLs of a post's page, and the viewer's rights there. */
export type PostLocation = {
  path: string;
  topicId: number;
  /** URL of the current page of the topic. */
  here: string;
  /** True if the topic accepts posts. */
  open: boolean;
  maySolve: boolean;
  moderates: boolean;
};

type Props = { post: Post; place: PostLocation; isSolution: boolean };

/** Buttons for the actions that the viewer may take on a post. */
export function PostActions({ post, place, isSolution }: Props) {
  const { id, hidden } = post;
  const { here, topicId, open, maySolve, moderates } = place;
  const named = (label: string) => `${label} ${words['forum.body']} ${id}`;
  return (
    <div className="-ms-3 mt-2 flex flex-wrap">
      {open && !hidden && (
        <a
          href={quoteHref(here, id)}
          aria-label={named(words['forum.quote'])}
          className={getButtonClass({ look: 'quiet', size: 'sm' }, 'whitespace-nowrap px-3!')}
        >
          <Quote aria-hidden="true" className="size-4" />
          {words['forum.quote']}
        </a>
      )}
      {maySolve && !post.isFirst && !hidden && (
        <ButtonForm
          action={solveTopicAction}
          fields={{ topicId, postId: isSolution ? '' : id, back: here }}
          label={named(words[isSolution ? 'forum.unsolve' : 'forum.solve'])}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          {words[isSolution ? 'forum.unsolve' : 'forum.solve']}
        </ButtonForm>
      )}
      {post.mayChange && (
        <RowLink href={topicDialogHref(here, { kind: 'edit', id })} icon={Pencil} label={named(words['forum.edit'])}>
          {words['forum.edit']}
        </RowLink>
      )}
      {post.mayDelete && (
        <RowLink
          href={topicDialogHref(here, { kind: 'delete', id })}
          icon={Trash2}
          label={named(words['forum.delete'])}
        >
          {words['forum.delete']}
        </RowLink>
      )}
      {!post.isOwn && !hidden && !moderates && (
        <RowLink href={topicDialogHref(here, { kind: 'report', id })} icon={Flag} label={named(words['forum.report'])}>
          {words['forum.report']}
        </RowLink>
      )}
      {moderates && !hidden && (
        <RowLink href={topicDialogHref(here, { kind: 'hide', id })} icon={EyeOff} label={named(words['forum.hide'])}>
          {words['forum.hide']}
        </RowLink>
      )}
      {moderates && hidden && (
        <ButtonForm action={restorePostAction} fields={{ id, back: here }} label={named(words['forum.restore'])}>
          <Eye aria-hidden="true" className="size-4" />
          {words['forum.restore']}
        </ButtonForm>
      )}
    </div>
  );
}
