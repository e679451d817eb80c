import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import type { ScreenProps } from '@/lib/areas/schema';
import { getReceiptFigures } from '../figures.queries';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import { noticeReceiptsMessages as tracking } from '../receipts/receipts.messages';
import { countReceipts, listReceipts, sumAnswerFiles } from '../receipts/receipts.queries';
import { receiptList } from '../receipts/receipts.rules';
import { type ReceiptTab, receiptTabs } from '../receipts/receipts.schema';
import { NoticeArticle } from './notice-article';
import { NoticeFacts } from './notice-facts';
import { PeopleReceipts } from './people-receipts';
import { ReceiptFiguresList } from './receipt-figures-list';
import { ReceiptSums } from './receipt-sums';
import { ReceiptsFilters } from './receipts-filters';
import { ReceiptsTable } from './receipts-table';
import { SentNoticeConfirmation } from './sent-notice-confirmation';
import { SentNoticeHead } from './sent-notice-head';

/** Page of a sent notice: its text, the receipts of organisations or people, and the remaining actions. */
export const NoticeReceiptsScreen = (props: ScreenProps & { notice: Notice }) =>
  props.notice.toPeople ? <PeopleReceipts {...props} /> : <OrganisationReceipts {...props} />;

async function OrganisationReceipts({ params, path, viewer, notice }: ScreenProps & { notice: Notice }) {
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
      <SentNoticeHead
        notice={notice}
        here={here}
        params={params}
        remindHref={receiptList.href(here, choice, { ask: 'remind' })}
      />
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
