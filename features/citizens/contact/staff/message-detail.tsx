import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { CannedReply } from '../../canned-replies/canned-replies.schema';
import { VoiceOwner } from '../../voices/staff/voice-owner';
import { assignMessageAction, setMessageStatusAction } from '../contact.actions';
import { contactMessages as words } from '../contact.messages';
import type { MessageDetail } from '../contact.queries';
import type { Handler } from '../tasks.schema';
import { HandlingForms } from './handling-forms';
import { MessageAnswerForm } from './message-answer-form';
import { MessageFacts } from './message-facts';
import { TaskHistory } from './task-history';

type Props = { message: MessageDetail; handlers: readonly Handler[]; canned: readonly CannedReply[] };

/** One message with its replies, answer form, history and handling. */
export function MessageDetailView({ message, handlers, canned }: Props) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <MessageFacts message={message}>
          <VoiceOwner voice={message.voice} />
        </MessageFacts>
        <p className="wrap-anywhere mt-4 whitespace-pre-line">{message.body}</p>
        {message.answers.length > 0 && (
          <section className="mt-8">
            <h2 className="mb-2 text-lg">{words['contact.answers']}</h2>
            <ul className="grid gap-4">
              {message.answers.map(({ id, body, at, by, fromSender }) => (
                <li key={id} className={`${fromSender ? 'border-line-strong' : 'border-gold-500'} border-s-3 ps-4`}>
                  <p className="text-ink-3 text-sm">
                    {fromSender && `${words['contact.sender']} · `}
                    {!fromSender && by && `${by} · `}
                    <ListDateTime at={at} />
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{body}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['contact.answer']}</h2>
          {message.email === '' ? (
            <p className="text-ink-2">{words['contact.senderGone']}</p>
          ) : (
            <MessageAnswerForm message={message} canned={canned} />
          )}
        </section>
        <TaskHistory lines={message.history} />
      </div>
      <HandlingForms task={message} handlers={handlers} move={setMessageStatusAction} assign={assignMessageAction} />
    </div>
  );
}
