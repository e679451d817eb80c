import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { type OrganisationNoticeRow, summarizeNotices } from '@/features/notices/organisation.queries';
import { getSentNoticesHref } from '@/lib/areas/notice-hrefs';
import { getNoticesHref } from '../page.hrefs';
import { organisationPageMessages as words } from '../page.messages';
import { TabCounts } from './tab-counts';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

/** Notices that an organisation received, by what it has not done; of one's own also the number of those sent. */
export async function NoticesTab({ viewer, organisation }: TabProps) {
  const { counts, rows, sent } = await summarizeNotices(viewer, organisation.id);
  const list = getNoticesHref(viewer, organisation);
  const columns: Column<OrganisationNoticeRow>[] = [
    {
      key: 'title',
      title: words['organisationPage.notices.title'],
      isRowHeader: true,
      width: 'md:w-[40%]',
      cell: ({ id, title }) => <RowTitle href={`${list}/${id}`}>{title}</RowTitle>,
    },
    {
      key: 'sender',
      title: words['organisationPage.notices.sender'],
      cell: ({ sender }) => sender ?? words['organisationPage.notices.agency'],
    },
    {
      key: 'sent',
      title: words['organisationPage.notices.sentAt'],
      cell: ({ sentAt }) => <ListDateTime at={sentAt} />,
    },
    {
      key: 'deadline',
      title: words['organisationPage.notices.deadline'],
      cell: ({ deadlineAt }) => (deadlineAt ? <ListDateTime at={deadlineAt} /> : '–'),
    },
    { key: 'state', title: words['organisationPage.notices.state'], cell: (row) => <State row={row} /> },
  ];
  return (
    <>
      <TabCounts
        label={words['organisationPage.tab.notices']}
        counts={[
          ...(['received', 'unread', 'confirm', 'answer', 'late'] as const).map((key) => ({
            key,
            label: words[`organisationPage.notices.${key}`],
            value: counts[key],
            warns: key !== 'received',
          })),
          ...(sent === undefined
            ? []
            : [
                {
                  key: 'sent',
                  label: words['organisationPage.notices.sent'],
                  value: sent,
                  href: getSentNoticesHref(viewer),
                },
              ]),
        ]}
      />
      <TabList title={words['organisationPage.notices.latest']} more={list} columns={columns} rows={rows} />
    </>
  );
}

function State({ row }: { row: OrganisationNoticeRow }) {
  const { mustRead, answerWanted, readAt, confirmedAt, answeredAt, late } = row;
  const needs = { confirm: mustRead && !confirmedAt, answer: answerWanted && !answeredAt };
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {late && <Badge tone="bad">{words['organisationPage.notices.late']}</Badge>}
      {needs.confirm && <Badge tone="warn">{words['organisationPage.notices.confirm']}</Badge>}
      {needs.answer && <Badge tone="warn">{words['organisationPage.notices.answer']}</Badge>}
      {!readAt && <Badge tone="muted">{words['organisationPage.notices.unread']}</Badge>}
      {confirmedAt && <Badge tone="ok">{words['organisationPage.notices.confirmed']}</Badge>}
      {answeredAt && <Badge tone="ok">{words['organisationPage.notices.answered']}</Badge>}
      {readAt && !mustRead && !answerWanted && <Badge tone="ok">{words['organisationPage.notices.read']}</Badge>}
    </span>
  );
}
