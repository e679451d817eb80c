'use server';

import { getSentNoticesHref } from '@/lib/areas/notice-hrefs';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { formatMailed } from '@/lib/mail/queries';
import { sendsToPeople } from '../people/people.rules';
import { remindOfNotice } from './receipts.commands';
import { addReminderCounts, formatReminded } from './receipts.rules';

/**
 * Sends reminders of a notice: to `organisationId`, or else to all that `show`, `search` and the place of the table
 * select. `back` is the page to return to, which shows the outcome.
 */
export const remindOfNoticeAction = formAction(async (fields, viewer) => {
  const { id = '', organisationId, show, search, region, province, back = '' } = fields;
  const counts = await remindOfNotice(
    {
      ...{ id, search },
      organisationId: organisationId || undefined,
      tab: show || undefined,
      region: region || undefined,
      province: province || undefined,
    },
    viewer,
  );
  const list = getSentNoticesHref(viewer);
  const to = back.startsWith(`${list}/`) ? back : list;
  return redirectTo(addReminderCounts(to, counts), formatMailed(formatReminded(counts, sendsToPeople(viewer))));
});
