import { noticeInboxMessages as words } from '@/features/notices/inbox/inbox.messages';
import type { NoticesDesk } from '@/features/notices/inbox/inbox.schema';
import { DeadlineMark } from '@/features/notices/staff/deadline-mark';
import { LetterMarks } from '@/features/notices/staff/letter-marks';
import { DeskEntry } from './desk-entry';
import { DeskSection } from './desk-section';

type Props = { desk: NoticesDesk; href: string };

/** Notices that are unread or still ask for something, and the next deadlines; nothing where there are none. */
export function NoticesPart({ desk: { count, waiting, deadlines }, href }: Props) {
  if (waiting.length === 0) return null;
  const now = new Date();
  const shown = new Set(waiting.map(({ id }) => id));
  const further = deadlines.filter(({ id }) => !shown.has(id));
  return (
    <DeskSection
      id="notices"
      title={words['noticeInbox.home'].th}
      count={count}
      more={{ href, text: words['noticeInbox.homeAll'].th }}
    >
      {[...waiting, ...further].map((letter) => (
        <DeskEntry
          key={letter.id}
          href={`${href}/${letter.id}`}
          topic={letter.title}
          mark={<LetterMarks letter={letter} />}
          when={letter.deadlineAt && <DeadlineMark deadline={letter.deadlineAt} now={now} />}
        />
      ))}
    </DeskSection>
  );
}
