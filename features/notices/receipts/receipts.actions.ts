'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import { formatNumber } from '@/lib/time/format';
import { remindOfNotice } from './receipts.commands';

const LIST = '/administrator/notices';

const remindThem = formAction(async ({ id = '', organisationId, show, search, back = '' }, viewer) => {
  const { reminded, withoutMail } = await remindOfNotice(
    { id, organisationId: organisationId || undefined, tab: show || undefined, search },
    viewer,
  );
  const unit = say('noticeTracking.organisations');
  const rest = withoutMail > 0 ? ` · ${say('noticeTracking.withoutMail')} ${formatNumber(withoutMail)} ${unit}` : '';
  const to = back.startsWith(`${LIST}/`) ? back : LIST;
  return goOn(to, sayMailed(`${say('noticeTracking.reminded')} ${formatNumber(reminded)} ${unit}${rest}`));
});

/** Fields `id`; `organisationId` for one organisation alone, else `show` and `search` of the table; `back`, where it stands. */
export async function remind(before: FormState, form: FormData): Promise<FormState> {
  return remindThem(before, form);
}
