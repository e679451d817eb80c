import { ListDateTime } from '@/components/ui/list/list-date-time';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { myMessagesMessages as words } from '../messages/messages.messages';
import type { MyThread } from '../messages/messages.queries';
import { ReplyForm } from './message-forms';
import { MyMessageStatus } from './my-message-list';

/** One of the member's own messages with its thread and the form of a reply. */
export function ThreadView({ message }: { message: MyThread }) {
  const { id, body, status, trackingCode, createdAt, thread } = message;
  return (
    <div className="max-w-read">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-y py-3 text-ink-3 text-sm">
        <MyMessageStatus status={status} />
        <ListDateTime at={createdAt} />
        <span className="tabular">
          {contactMessages['contact.code']} {trackingCode}
        </span>
      </p>
      <p className="wrap-anywhere mt-4 whitespace-pre-line">{body}</p>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{words['ownMessages.thread']}</h2>
        {thread.length === 0 && <p className="text-ink-2">{words['ownMessages.noAnswer']}</p>}
        <ol className="grid gap-5">
          {thread.map(({ id: line, body: said, at, mine }) => (
            <li key={line} className={`border-s-3 ps-4 ${mine ? 'border-line-strong' : 'border-gold-500'}`}>
              <p className="text-ink-3 text-sm">
                {words[mine ? 'ownMessages.me' : 'ownMessages.agency']} · <ListDateTime at={at} />
              </p>
              <p className="wrap-anywhere mt-1 whitespace-pre-line">{said}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="mt-8">
        <ReplyForm key={thread.length} id={id} />
      </section>
    </div>
  );
}
