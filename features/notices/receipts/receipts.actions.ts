'use server';

import { getSentNoticesHref } from '@/lib/areas/notice-hrefs';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { formatMailed } from '@/lib/mail/queries';
import { formatNumber } from '@/lib/time/format';
import { remindOfNotice } from './receipts.commands';
import { noticeReceiptsMessages } from './receipts.messages';

/**
 * Sends reminders of a notice: to `organisationId`, or else to all that `show` and `search` of the table select. `back`
 * is the page to return to.
 */
export const remindOfNoticeAction = formAction(async ({ id = '', organisationId, show, search, back = '' }, viewer) => {
  const { reminded, withoutMail } = await remindOfNotice(
    { id, organisationId: organisationId || undefined, tab: show || undefined, search },
    viewer,
  );
  const unit = noticeReceiptsMessages['noticeTracking.organisations'];
  const rest =
    withoutMail > 0
      ? ` · ${noticeReceiptsMessages['noticeTracking.withoutMail']} ${formatNumber(withoutMail)} ${unit}`
      : '';
  const list = getSentNoticesHref(viewer);
  const to = back.startsWith(`${list}/`) ? back : list;
  return redirectTo(
    to,
    formatMailed(`${noticeReceiptsMessages['noticeTracking.reminded']} ${formatNumber(reminded)} ${unit}${rest}`),
  );
});
