import { ArrowRightLeft, Eye, EyeOff, Lock, LockOpen, Newspaper, Pin, PinOff } from 'lucide-react';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { RowLink } from '@/components/ui/ordered/row-link';
import { forumMessages as words } from '../forum.messages';
import { topicDialogHref } from '../forum.rules';
import { closeTopicAction, pinTopicAction, restoreTopicAction } from '../moderation/moderation.actions';
import type { Topic } from '../topic.queries';

type Props = { topic: Topic; here: string; moderates: boolean; writesNews: boolean };

/** Actions on a whole topic: turning it into news, and moderation. */
export function TopicActions({ topic: { id, pinned, closed, hiddenWhy }, here, moderates, writesNews }: Props) {
  if (!moderates && !writesNews) return null;
  const [PinIcon, LockIcon] = [pinned ? PinOff : Pin, closed ? LockOpen : Lock];
  return (
    <div className="-ms-3 mt-2 flex flex-wrap">
      {writesNews && (
        <RowLink href={topicDialogHref(here, { kind: 'news', id })} icon={Newspaper} label={words['forum.makeNews']}>
          {words['forum.makeNews']}
        </RowLink>
      )}
      {moderates && (
        <>
          <ButtonForm action={pinTopicAction} fields={{ id, on: !pinned, back: here }}>
            <PinIcon aria-hidden="true" className="size-4" />
            {words[pinned ? 'forum.unpin' : 'forum.pin']}
          </ButtonForm>
          <ButtonForm action={closeTopicAction} fields={{ id, on: !closed, back: here }}>
            <LockIcon aria-hidden="true" className="size-4" />
            {words[closed ? 'forum.reopen' : 'forum.close']}
          </ButtonForm>
          <RowLink href={topicDialogHref(here, { kind: 'move', id })} icon={ArrowRightLeft} label={words['forum.move']}>
            {words['forum.move']}
          </RowLink>
          {hiddenWhy === undefined ? (
            <RowLink
              href={topicDialogHref(here, { kind: 'hideTopic', id })}
              icon={EyeOff}
              label={words['forum.hideTopicTitle']}
            >
              {words['forum.hide']}
            </RowLink>
          ) : (
            <ButtonForm action={restoreTopicAction} fields={{ id, back: here }}>
              <Eye aria-hidden="true" className="size-4" />
              {words['forum.restore']}
            </ButtonForm>
          )}
        </>
      )}
    </div>
  );
}
