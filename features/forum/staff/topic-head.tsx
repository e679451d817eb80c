import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { forumMessages as words } from '../forum.messages';
import { postHref } from '../forum.rules';
import type { Topic } from '../topic.queries';
import { TopicBadges } from './topic-badges';

type Props = { topic: Topic; path: string; children?: ReactNode };

/** Title, room, author and state of a topic; the children are its actions. */
export function TopicHead({ topic, path, children }: Props) {
  const { id, title, room, author, createdAt, solvedById, hiddenWhy } = topic;
  const marks = { ...topic, solved: solvedById !== undefined, hidden: hiddenWhy !== undefined };
  return (
    <header className="mb-2">
      <h1 className="wrap-anywhere text-xl">{title}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
        <a href={`${path}?room=${room.id}`} className="font-normal text-link hover:underline">
          {room.name}
        </a>
        <span aria-hidden="true">·</span>
        <span>{author?.name ?? words['forum.gone']}</span>
        <span aria-hidden="true">·</span>
        <ListDateTime at={createdAt} />
        <TopicBadges topic={marks} />
        {solvedById !== undefined && (
          <a
            href={postHref(path, id, solvedById)}
            className="inline-flex items-center gap-1 font-normal text-ok hover:underline"
          >
            <CircleCheck aria-hidden="true" className="size-4" />
            {words['forum.toSolution']}
          </a>
        )}
      </p>
      {hiddenWhy !== undefined && (
        <div className="mt-3">
          <Alert kind="warn">
            {words['forum.hiddenTopic']}: {hiddenWhy}
          </Alert>
        </div>
      )}
      {children}
    </header>
  );
}
