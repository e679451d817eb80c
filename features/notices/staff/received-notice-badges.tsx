import { Badge } from '@/components/ui/badge';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { listOpenDuties } from '../inbox/inbox.rules';
import type { ReceivedNoticeRow } from '../inbox/inbox.schema';

const dutyMessages = { confirm: 'noticeInbox.mustConfirm', answer: 'noticeInbox.mustAnswer' } as const;

/** Badges of the duties of a received notice, open and done. */
export function ReceivedNoticeBadges({ letter }: { letter: ReceivedNoticeRow }) {
  const open = listOpenDuties(letter);
  return (
    <span className="flex flex-wrap items-start gap-1.5">
      {!letter.read && <Badge tone="bad">{words['noticeInbox.unread']}</Badge>}
      {open.map((act) => (
        <Badge key={act} tone="warn">
          {words[dutyMessages[act]]}
        </Badge>
      ))}
      {letter.confirmedAt && !letter.answeredAt && <Badge tone="ok">{words['noticeInbox.confirmed']}</Badge>}
      {letter.answeredAt && <Badge tone="ok">{words['noticeInbox.answered']}</Badge>}
    </span>
  );
}
