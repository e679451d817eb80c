import { EmptyState } from '@/components/ui/empty-state';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import type { ScreenProps } from '@/lib/areas/schema';
import { getReceiptFigures } from '../figures.queries';
import type { Notice } from '../notices.queries';
import { noticePeopleMessages as words } from '../people/people.messages';
import { countPeopleReceipts, listPeopleReceipts, type PeopleReceipt, peopleTabs } from '../people/people.queries';
import { noticeReceiptsMessages as tracking } from '../receipts/receipts.messages';
import { receiptList } from '../receipts/receipts.rules';
import { SentNoticeSummary } from './sent-notice-summary';

/** Receipts of a college's notice to its people. */
export async function PeopleReceipts({ params, path, viewer, notice }: ScreenProps & { notice: Notice }) {
  const here = `${path}/${notice.id}`;
  const asked = receiptList.read(params);
  const tab = peopleTabs.find((one) => one === asked.tab) ?? 'all';
  const choice = { ...asked, tab };
  const now = new Date();
  const [figures, counts, rows] = await Promise.all([
    getReceiptFigures(viewer, notice.id),
    countPeopleReceipts(viewer, notice, choice),
    listPeopleReceipts(viewer, notice, choice),
  ]);
  return (
    <>
      <SentNoticeSummary
        {...{ params, viewer, notice, figures, here, now }}
        deadline={false}
        remindHref={receiptList.href(here, choice, { ask: 'remind' })}
      />
      <ListFilters
        list={receiptList}
        path={here}
        choice={choice}
        label={words['noticePeople.search']}
        drops={['per']}
      />
      <ListTabs
        label={tracking['noticeTracking.tabs']}
        tabs={peopleTabs
          .filter((one) => one !== 'unconfirmed' || notice.mustRead)
          .map((one) => ({
            key: one,
            label: tracking[`noticeTracking.tab.${one}`],
            href: receiptList.href(here, choice, { tab: one }),
            count: counts[one],
            current: one === tab,
          }))}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <KeyedListTable
            label={words['noticePeople.list']}
            columns={listColumns(notice.mustRead)}
            rows={rows}
            getRowId={({ accountId }) => accountId}
          />
        ) : (
          <EmptyState title={tracking['noticeTracking.noMatch']} />
        )}
      </div>
      <ListFooter choice={choice} total={counts[tab]} hrefOf={(change) => receiptList.href(here, choice, change)} />
    </>
  );
}

const listColumns = (mustRead: boolean): Column<PeopleReceipt>[] => [
  {
    key: 'name',
    title: words['noticePeople.name'],
    isRowHeader: true,
    cell: ({ name }) => <span className="wrap-anywhere font-strong">{name}</span>,
  },
  buildDateColumn('readAt'),
  ...(mustRead ? [buildDateColumn('confirmedAt')] : []),
  buildDateColumn('remindedAt'),
];

const buildDateColumn = (key: 'readAt' | 'confirmedAt' | 'remindedAt'): Column<PeopleReceipt> => ({
  key,
  title: tracking[`noticeTracking.${key}`],
  cell: ({ [key]: at }) => (at ? <ListDateTime at={at} /> : <span className="text-ink-3">–</span>),
});
