import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { myMessagesMessages as words } from '../messages/messages.messages';
import type { MyMessage } from '../messages/messages.queries';

const tones = { new: 'info', working: 'warn', done: 'ok', dismissed: 'muted' } as const;

/** Status badge of a message, worded for its sender. */
export function MyMessageStatus({ status }: Pick<MyMessage, 'status'>) {
  return <Badge tone={tones[status]}>{words[`ownMessages.status.${status}`]}</Badge>;
}

/** The member's messages, those with unread answers marked. */
export function MyMessageList({ path, messages }: { path: string; messages: readonly MyMessage[] }) {
  return (
    <ul className="border-line border-t">
      {messages.map(({ id, subject, excerpt, status, createdAt, answers, unread }) => (
        <li key={id} className="border-line border-b py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a
              href={`${path}/${id}`}
              className={`wrap-anywhere text-ink hover:text-link hover:underline ${unread ? 'font-strong' : 'font-normal'}`}
            >
              {subject}
            </a>
            {unread && <Badge tone="bad">{words['ownMessages.unread']}</Badge>}
          </p>
          <p className="wrap-anywhere mt-1 text-ink-2 text-sm">{excerpt}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-3 text-sm">
            <MyMessageStatus status={status} />
            <ListDateTime at={createdAt} />
            <span>
              {answers > 0
                ? words['ownMessages.answers'].replace('{n}', String(answers))
                : words['ownMessages.noAnswer']}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
