import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { formatNumber, toThaiDay } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';
import type { Notice } from '../notices.queries';
import { readConfirmation } from '../notices.rules';
import { countPeopleToRemind } from '../people/people.queries';
import { formatUnit } from '../people/people.rules';
import { countOrganisationsToRemind } from '../receipts/receipts.queries';
import { receiptList } from '../receipts/receipts.rules';
import { ConfirmNoticeDialog } from './confirm-notice-dialog';
import { NobodyToRemind } from './nobody-to-remind';

type SentNoticeConfirmationProps = Pick<ScreenProps, 'params' | 'viewer'> & { notice: Notice; here: string; now: Date };

/** Confirmation dialog requested by the query. */
export async function SentNoticeConfirmation({ params, viewer, notice, here, now }: SentNoticeConfirmationProps) {
  const ask = readConfirmation(params);
  const choice = receiptList.read(params);
  const { id, title } = notice;
  if (notice.isOwn && (ask === 'recall' || ask === 'duplicate')) {
    return (
      <ConfirmNoticeDialog key={ask} ask={ask} fields={{ id }} back={here}>
        <p className="font-strong">{title}</p>
      </ConfirmNoticeDialog>
    );
  }
  if (ask !== 'remind' || notice.recalledAt) return null;
  const organisationId = readId(params.to);
  const since = toThaiDayRange(toThaiDay(now), undefined).gte ?? now;
  const count = notice.toPeople
    ? await countPeopleToRemind(viewer, notice, since)
    : await countOrganisationsToRemind(viewer, notice, { ...choice, organisationId, since });
  const back = receiptList.href(here, choice, { page: choice.page });
  if (count === 0) return <NobodyToRemind back={back} />;
  const whom: Record<string, string | number> =
    organisationId === undefined
      ? { show: choice.tab, search: choice.search, region: choice.region ?? '', province: choice.province ?? '' }
      : { organisationId };
  return (
    <ConfirmNoticeDialog key={`${ask} ${organisationId}`} ask="remind" fields={{ id, back, ...whom }} back={back}>
      <p>
        {formatNumber(count)} {formatUnit(notice.toPeople)}
      </p>
    </ConfirmNoticeDialog>
  );
}
