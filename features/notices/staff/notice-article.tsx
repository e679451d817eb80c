import { Badge } from '@/components/ui/badge';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatLongDate } from '@/lib/time/format';
import { noticeInboxMessages as inbox } from '../inbox/inbox.messages';
import { noticesMessages as words } from '../notices.messages';
import type { NoticeText } from '../notices.queries';
import { DeadlineBadge } from './deadline-badge';
import { NoticeFiles } from './notice-files';

type Props = { notice: NoticeText; now: Date; done?: boolean };

/** Notice as its readers see it; the page shows the headline above it. */
export function NoticeArticle({ notice, now, done }: Props) {
  const { body, mustRead, answerWanted, deadlineAt, sentAt, files, title, sender } = notice;
  return (
    <article aria-label={title} className="min-w-0 max-w-read">
      <div className="mb-5 grid gap-2 text-ink-2 text-sm">
        {(mustRead || answerWanted) && (
          <p className="flex flex-wrap gap-2">
            {mustRead && <Badge tone="warn">{words['notices.mustRead']}</Badge>}
            {answerWanted && <Badge tone="info">{words['notices.answerWanted']}</Badge>}
          </p>
        )}
        <p className="wrap-anywhere">
          {words['notices.from']} {sender ?? words['notices.agency']}
        </p>
        {sentAt && (
          <p>
            {inbox['noticeInbox.sentAt']} <time dateTime={sentAt.toISOString()}>{formatLongDate(sentAt)}</time>
          </p>
        )}
        {deadlineAt && (
          <p className="flex flex-wrap gap-x-2">
            {inbox['noticeInbox.deadline']} <DeadlineBadge deadline={deadlineAt} now={now} done={done} />
          </p>
        )}
      </div>
      <RichText html={body} />
      <NoticeFiles files={files} />
    </article>
  );
}
