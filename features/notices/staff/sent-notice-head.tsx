import { Alert } from '@/components/ui/alert';
import { getButtonClass } from '@/components/ui/button';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { SearchParams } from '@/lib/list/list';
import { formatMailed } from '@/lib/mail/queries';
import { formatLongDate } from '@/lib/time/format';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import { noticeReceiptsMessages as tracking } from '../receipts/receipts.messages';
import { formatReminded, readReminderCounts } from '../receipts/receipts.rules';

type Props = { notice: Notice; here: string; remindHref: string; params: SearchParams };

/** Title of a sent notice with the actions that remain, and the outcome of the last one if it was a reminder. */
export function SentNoticeHead({ notice, here, remindHref, params }: Props) {
  const counts = readReminderCounts(params);
  const out = notice.recalledAt === undefined;
  return (
    <>
      <ScreenHeader title={notice.title} lead={notice.isOwn ? undefined : words['notices.overseen']}>
        {notice.isOwn && (
          <DialogLink href={`${here}?ask=duplicate`} className={getButtonClass()}>
            {words['notices.duplicate']}
          </DialogLink>
        )}
        {out && (
          <>
            {notice.isOwn && (
              <DialogLink href={`${here}?ask=recall`} className={getButtonClass()}>
                {words['notices.recall']}
              </DialogLink>
            )}
            <DialogLink href={remindHref} className={getButtonClass({ look: 'primary' })}>
              {tracking['noticeTracking.remindAll']}
            </DialogLink>
          </>
        )}
      </ScreenHeader>
      {counts && (
        <div className="mb-6">
          <Alert kind="ok">{formatMailed(formatReminded(counts, notice.toPeople))}</Alert>
        </div>
      )}
      {notice.recalledAt && (
        <div className="mb-6">
          <Alert kind="warn">
            {words['notices.recalledNote']} {formatLongDate(notice.recalledAt)}
          </Alert>
        </div>
      )}
    </>
  );
}
