import { Alert } from '@/components/ui/alert';
import { getButtonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { formatLongDate, formatNumber, toThaiDay } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { getReceiptFigures } from '../figures.queries';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import { readConfirmation } from '../notices.rules';
import { noticeReceiptsMessages as tracking } from '../receipts/receipts.messages';
import { countOrganisationsToRemind, countReceipts, listReceipts, sumAnswerFiles } from '../receipts/receipts.queries';
import { receiptList } from '../receipts/receipts.rules';
import { type ReceiptTab, receiptTabs } from '../receipts/receipts.schema';
import { ConfirmNoticeDialog } from './confirm-notice-dialog';
import { NobodyToRemind } from './nobody-to-remind';
import { NoticeArticle } from './notice-article';
import { NoticeFacts } from './notice-facts';
import { ReceiptFiguresList } from './receipt-figures-list';
import { ReceiptSums } from './receipt-sums';
import { ReceiptsFilters } from './receipts-filters';
import { ReceiptsTable } from './receipts-table';

/** Page of a sent notice: its text, the receipts, and the remaining actions. */
export async function NoticeReceiptsScreen({ params, path, viewer, notice }: ScreenProps & { notice: Notice }) {
  const here = `${path}/${notice.id}`;
  const choice = receiptList.read(params);
  const now = new Date();
  const [figures, counts, rows, { files }] = await Promise.all([
    getReceiptFigures(viewer, notice.id),
    countReceipts(viewer, notice, choice),
    listReceipts(viewer, notice, choice),
    sumAnswerFiles(viewer, notice, choice),
  ]);
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
            <DialogLink
              href={receiptList.href(here, choice, { ask: 'remind' })}
              className={getButtonClass({ look: 'primary' })}
            >
              {tracking['noticeTracking.remindAll']}
            </DialogLink>
          </>
        )}
      </ScreenHeader>
      {notice.recalledAt && (
        <div className="mb-6">
          <Alert kind="warn">
            {words['notices.recalledNote']} {formatLongDate(notice.recalledAt)}
          </Alert>
        </div>
      )}
      <SentNoticeConfirmation {...{ params, viewer, notice, here, now }} />
      <div className="mb-6">
        <NoticeFacts notice={notice} count={figures.delivered} now={now} />
      </div>
      <ReceiptFiguresList figures={figures} {...notice} deadline={notice.deadlineAt !== undefined} />
      <details className="mb-6 border-line border-b pb-4">
        <summary className="min-h-11 cursor-pointer content-center font-normal text-link text-sm">
          {words['notices.previewTitle']}
        </summary>
        <NoticeArticle notice={notice} now={now} />
      </details>
      <ReceiptSums viewer={viewer} notice={notice} path={here} choice={choice} />
      <ReceiptsFilters
        {...{ id: notice.id, path: here, choice, counts }}
        tabs={listReceiptTabs(notice)}
        withFiles={files > 0}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <ReceiptsTable rows={rows} asked={notice} remind={out ? { path: here, choice, now } : undefined} />
        ) : (
          <EmptyState title={tracking['noticeTracking.noMatch']} />
        )}
      </div>
      <ListFooter
        choice={choice}
        total={counts[choice.tab]}
        hrefOf={(change) => receiptList.href(here, choice, change)}
      />
    </>
  );
}

function listReceiptTabs({ mustRead, answerWanted, deadlineAt }: Notice): ReceiptTab[] {
  const shown: Readonly<Record<ReceiptTab, boolean>> = {
    all: true,
    unread: true,
    unconfirmed: mustRead,
    unanswered: answerWanted,
    answered: answerWanted,
    late: deadlineAt !== undefined && (mustRead || answerWanted),
  };
  return receiptTabs.filter((tab) => shown[tab]);
}

type SentNoticeConfirmationProps = Pick<ScreenProps, 'params' | 'viewer'> & { notice: Notice; here: string; now: Date };

/** Confirmation dialog requested by the query. */
async function SentNoticeConfirmation({ params, viewer, notice, here, now }: SentNoticeConfirmationProps) {
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
  const count = await countOrganisationsToRemind(viewer, notice, { ...choice, organisationId, since });
  const back = receiptList.href(here, choice, { page: choice.page });
  if (count === 0) return <NobodyToRemind back={back} />;
  const whom: Record<string, string | number> =
    organisationId === undefined
      ? { show: choice.tab, search: choice.search, region: choice.region ?? '', province: choice.province ?? '' }
      : { organisationId };
  return (
    <ConfirmNoticeDialog key={`${ask} ${organisationId}`} ask="remind" fields={{ id, back, ...whom }} back={back}>
      <p>
        {formatNumber(count)} {tracking['noticeTracking.organisations']}
      </p>
    </ConfirmNoticeDialog>
  );
}
