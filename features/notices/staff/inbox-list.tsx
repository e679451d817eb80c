import clsx from 'clsx';
import { Paperclip } from 'lucide-react';
import { formatDate } from '@/lib/time/format';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { listOpenDuties } from '../inbox/inbox.rules';
import type { ReceivedNoticeRow } from '../inbox/inbox.schema';
import { noticesMessages } from '../notices.messages';
import { DeadlineBadge } from './deadline-badge';
import { ReceivedNoticeBadges } from './received-notice-badges';

type Props = { letters: readonly ReceivedNoticeRow[]; path: string; now: Date };

/** List of received notices, unread ones in bold; the whole row is a link. */
export function InboxList({ letters, path, now }: Props) {
  return (
    <ul aria-label={words['noticeInbox.list']} className="border-line border-t">
      {letters.map((letter) => (
        <li key={letter.id} className="border-line border-b">
          <a
            href={`${path}/${letter.id}`}
            className="group grid gap-x-6 gap-y-1.5 px-2 py-4 hover:bg-sunken md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <span
                className={clsx(
                  'wrap-anywhere block group-hover:text-link',
                  letter.read ? 'font-normal text-ink' : 'font-strong text-ink',
                )}
              >
                {letter.title}
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
                <span className="wrap-anywhere">
                  {noticesMessages['notices.from']} {letter.sender ?? noticesMessages['notices.agency']}
                </span>
                <span className="tabular whitespace-nowrap">
                  {words['noticeInbox.sentAt']} {formatDate(letter.sentAt)}
                </span>
                {letter.files > 0 && (
                  <span className="tabular inline-flex items-center gap-1 whitespace-nowrap">
                    <Paperclip aria-hidden="true" className="size-4 text-ink-3" />
                    {letter.files} {words['noticeInbox.files']}
                  </span>
                )}
                {letter.deadlineAt && (
                  <DeadlineBadge deadline={letter.deadlineAt} now={now} done={listOpenDuties(letter).length === 0} />
                )}
              </span>
            </span>
            <ReceivedNoticeBadges letter={letter} />
          </a>
        </li>
      ))}
    </ul>
  );
}
