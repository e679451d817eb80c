import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import type { ScreenProps } from '@/lib/areas/schema';
import { getReceiptFigures } from '../figures.queries';
import type { Notice } from '../notices.queries';
import { noticeReceiptsMessages as tracking } from '../receipts/receipts.messages';
import { countReceipts, listReceipts, sumAnswerFiles } from '../receipts/receipts.queries';
import { receiptList } from '../receipts/receipts.rules';
import { type ReceiptTab, receiptTabs } from '../receipts/receipts.schema';
import { PeopleReceipts } from './people-receipts';
import { ReceiptSums } from './receipt-sums';
import { ReceiptsFilters } from './receipts-filters';
import { ReceiptsTable } from './receipts-table';
import { SentNoticeSummary } from './sent-notice-summary';

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
      <SentNoticeSummary
        {...{ params, viewer, notice, figures, here, now }}
        deadline={notice.deadlineAt !== undefined}
        remindHref={receiptList.href(here, choice, { ask: 'remind' })}
      />
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
