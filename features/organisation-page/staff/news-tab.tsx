import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { StatusPill } from '@/features/newsroom/item/staff/status-pill';
import { type OrganisationNews, summarizeNews } from '@/features/newsroom/list/organisation.queries';
import { getItemHref } from '@/lib/areas/news-hrefs';
import { formatNumber } from '@/lib/time/format';
import { findNewsHref } from '../page.hrefs';
import { organisationPageMessages as words } from '../page.messages';
import { TabCounts } from './tab-counts';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

type Row = OrganisationNews['rows'][number];

/** Items of an organisation by status, and those changed last. */
export async function NewsTab({ viewer, organisation, now }: TabProps) {
  const { counts, rows } = await summarizeNews(viewer, organisation.id);
  const { kind, own } = organisation;
  const columns: Column<Row>[] = [
    {
      key: 'topic',
      title: words['organisationPage.news.topic'],
      isRowHeader: true,
      width: 'md:w-[40%]',
      cell: ({ id, topic }) => (
        <RowTitle href={getItemHref(viewer, { id, section: 'news', kind, own })}>{topic}</RowTitle>
      ),
    },
    { key: 'category', title: words['organisationPage.news.category'], cell: ({ category }) => category.name },
    { key: 'author', title: words['organisationPage.news.author'], cell: ({ author }) => author, extra: true },
    { key: 'status', title: words['organisationPage.news.status'], cell: (row) => <Status row={row} now={now} /> },
    {
      key: 'reads',
      title: words['organisationPage.news.reads'],
      number: true,
      cell: ({ reads }) => formatNumber(reads),
    },
    {
      key: 'updated',
      title: words['organisationPage.news.updated'],
      cell: ({ updatedAt }) => <ListDateTime at={new Date(updatedAt)} />,
    },
  ];
  return (
    <>
      <TabCounts
        label={words['organisationPage.tab.news']}
        counts={(['wait', 'return', 'draft', 'allow', 'hide'] as const).map((key) => ({
          key,
          label: words[`organisationPage.news.${key}`],
          value: counts[key],
          href: findNewsHref(viewer, organisation, key),
          warns: key === 'wait' || key === 'return',
        }))}
      />
      <TabList
        title={words['organisationPage.news.latest']}
        more={findNewsHref(viewer, organisation)}
        columns={columns}
        rows={rows}
      />
    </>
  );
}

function Status({ row, now }: { row: Row; now: Date }) {
  const facts = { status: row.status, deleted: false };
  const item = { facts, publishAt: row.publishAt, content: { unpublishAt: row.unpublishAt ?? null } };
  return <StatusPill item={item} now={now} />;
}
