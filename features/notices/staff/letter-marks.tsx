import { Badge } from '@/components/ui/badge';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { openActs } from '../inbox/inbox.rules';
import type { Received } from '../inbox/inbox.schema';

const asked = { confirm: 'noticeInbox.mustConfirm', answer: 'noticeInbox.mustAnswer' } as const;

/** What a received notice asks, and what has been done about it. */
export function LetterMarks({ letter }: { letter: Received }) {
  const open = openActs(letter);
  return (
    <span className="flex flex-wrap items-start gap-1.5">
      {!letter.read && <Badge tone="bad">{words['noticeInbox.unread'].th}</Badge>}
      {open.map((act) => (
        <Badge key={act} tone="warn">
          {words[asked[act]].th}
        </Badge>
      ))}
      {letter.confirmedAt && !letter.answeredAt && <Badge tone="ok">{words['noticeInbox.confirmed'].th}</Badge>}
      {letter.answeredAt && <Badge tone="ok">{words['noticeInbox.answered'].th}</Badge>}
    </span>
  );
}
