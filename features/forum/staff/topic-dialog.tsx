import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { reportPostAction } from '../forum.actions';
import { forumMessages as words } from '../forum.messages';
import type { TopicDialogRequest } from '../forum.rules';
import { hideTopicAction as hideTopic } from '../moderation/moderation.actions';
import { hidePostAction } from '../posting/posting.actions';
import type { Room } from '../rooms/rooms.schema';
import type { Topic } from '../topic.queries';
import { DeletePostForm } from './delete-post-form';
import { EditPostForm } from './edit-post-form';
import { MoveTopicForm } from './move-topic-form';
import { ReasonForm } from './reason-form';

type Props = {
  ask: TopicDialogRequest;
  topic: Topic;
  path: string;
  here: string;
  moderates: boolean;
  /** Rooms to which a moderator may move it. */
  rooms: readonly Room[];
};

/** Dialog requested by the URL of a topic; none if the viewer may not do it or the post is not on this page. */
export function TopicDialog({ ask: { kind, id }, topic, path, here, moderates, rooms }: Props) {
  const post = topic.posts.find((one) => one.id === id);
  const key = `${kind}${id}`;
  if (kind === 'edit' && post?.mayChange) {
    return (
      <EditDialog key={key} closeHref={here} title={words['forum.editTitle']} width="md">
        <EditPostForm post={post} title={topic.title} roomId={topic.room.id} back={here} />
      </EditDialog>
    );
  }
  if (kind === 'delete' && post?.mayDelete) {
    return (
      <EditDialog key={key} closeHref={here} title={words['forum.deleteTitle']} alert>
        <DeletePostForm post={post} path={path} back={here} />
      </EditDialog>
    );
  }
  if (kind === 'report' && post && !post.isOwn) {
    return (
      <EditDialog key={key} closeHref={here} title={words['forum.reportTitle']}>
        <ReasonForm
          action={reportPostAction}
          id={id}
          text={words['forum.reportText']}
          go={words['forum.reportGo']}
          back={here}
        />
      </EditDialog>
    );
  }
  if (!moderates) return null;
  if (kind === 'hide' && post) {
    return (
      <EditDialog key={key} closeHref={here} title={words['forum.hideTitle']} alert>
        <ReasonForm
          action={hidePostAction}
          id={id}
          text={words['forum.hideText']}
          go={words['forum.hide']}
          back={here}
        />
      </EditDialog>
    );
  }
  if (id !== topic.id) return null;
  if (kind === 'hideTopic') {
    return (
      <EditDialog key={key} closeHref={here} title={words['forum.hideTopicTitle']} alert>
        <ReasonForm
          action={hideTopic}
          id={id}
          text={words['forum.hideTopicText']}
          go={words['forum.hide']}
          back={here}
        />
      </EditDialog>
    );
  }
  if (kind !== 'move') return null;
  return (
    <EditDialog key={key} closeHref={here} title={words['forum.moveTitle']}>
      <MoveTopicForm id={id} rooms={rooms.filter((room) => room.id !== topic.room.id)} back={here} />
    </EditDialog>
  );
}
