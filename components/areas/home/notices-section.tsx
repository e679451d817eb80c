import { noticeInboxMessages as words } from '@/features/notices/inbox/inbox.messages';
import type { NoticesSummary } from '@/features/notices/inbox/inbox.schema';
import { DeadlineBadge } from '@/features/notices/staff/deadline-badge';
import { ReceivedNoticeBadges } from '@/features/notices/staff/received-notice-badges';
import { DashboardItem } from './dashboard-item';
import { DashboardSection } from './dashboard-section';

type Props = { desk: NoticesSummary; href: string };

/** Notices that are unread or need a response, then the next deadlines; renders nothing if no notice is waiting. */
export function NoticesSection({ desk: { count, waiting, deadlines }, href }: Props) {
  if (waiting.length === 0) return null;
  const now = new Date();
  const shown = new Set(waiting.map(({ id }) => id));
  const further = deadlines.filter(({ id }) => !shown.has(id));
  return (
    <DashboardSection
      id="notices"
      title={words['noticeInbox.home']}
      count={count}
      more={{ href, text: words['noticeInbox.homeAll'] }}
    >
      {[...waiting, ...further].map((letter) => (
        <DashboardItem
          key={letter.id}
          href={`${href}/${letter.id}`}
          topic={letter.title}
          badge={<ReceivedNoticeBadges letter={letter} />}
          when={letter.deadlineAt && <DeadlineBadge deadline={letter.deadlineAt} now={now} />}
        />
      ))}
    </DashboardSection>
  );
}
