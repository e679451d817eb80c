import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { type OrganisationFigures, summarizeFigures } from '@/features/statistics/organisation.queries';
import { ColumnGraph } from '@/features/statistics/staff/column-graph';
import { formatNumber } from '@/lib/time/format';
import { findFiguresHref } from '../page.hrefs';
import { organisationPageMessages as words } from '../page.messages';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

const measures = ['published', 'reads'] as const;
type Month = { id: string; label: string; published: number; reads: number };

const monthColumns: readonly Column<Month>[] = [
  {
    key: 'month',
    title: words['organisationPage.statistics.month'],
    isRowHeader: true,
    cell: ({ label }) => label,
  },
  ...measures.map((name) => ({
    key: name,
    title: words[`organisationPage.statistics.${name}`],
    number: true,
    cell: (row: Month) => formatNumber(row[name]),
  })),
];

/** Items and reads of an organisation by month, and beside the median of its kind. */
export async function StatisticsTab({ viewer, organisation, now }: TabProps) {
  const figures = await summarizeFigures(viewer, organisation.id, now);
  if (!figures) return null;
  const months = figures.rows.map(({ key, label, now: { published, reads } }) => ({
    id: key,
    label,
    published,
    reads,
  }));
  return (
    <>
      <ComparedFigures figures={figures} />
      <div className="mt-8 grid gap-6 xl:grid-cols-2">
        {measures.map((name) => (
          <MonthGraph key={name} name={name} months={months} />
        ))}
      </div>
      <TabList
        title={words['organisationPage.statistics.months']}
        more={findFiguresHref(viewer, organisation)}
        columns={monthColumns}
        rows={months.toReversed()}
      />
    </>
  );
}

function MonthGraph({ name, months }: { name: (typeof measures)[number]; months: readonly Month[] }) {
  const label = words[`organisationPage.statistics.${name}`];
  const title = `${label} ${words['organisationPage.statistics.months']}`;
  return (
    <figure className="min-w-0 rounded-md border border-line bg-surface px-4 py-3">
      <figcaption className="mb-2 font-normal text-sm">{title}</figcaption>
      <ColumnGraph
        id={`organisation-${name}`}
        title={title}
        text={words['organisationPage.statistics.graphText']}
        labels={months.map((month) => month.label)}
        parts={[{ key: name, label, values: months.map((month) => month[name]) }]}
        height={200}
        words={4}
      />
    </figure>
  );
}

function ComparedFigures({ figures: { own, median } }: { figures: OrganisationFigures }) {
  const rows = measures.map((name) => ({ name, own: own[name], median: median?.[name] }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      key: 'name',
      title: words['organisationPage.statistics.what'],
      isRowHeader: true,
      cell: ({ name }) => words[`organisationPage.statistics.${name}`],
    },
    {
      key: 'own',
      title: words['organisationPage.statistics.own'],
      number: true,
      cell: (row) => formatNumber(row.own),
    },
    {
      key: 'median',
      title: words['organisationPage.statistics.median'],
      number: true,
      cell: (row) => (row.median === undefined ? '–' : formatNumber(Math.round(row.median))),
    },
  ];
  return (
    <section className="mt-6 max-w-read">
      <h2 className="mb-3 text-lg">{words['organisationPage.statistics.compared']}</h2>
      <KeyedListTable
        label={words['organisationPage.statistics.compared']}
        columns={columns}
        rows={rows}
        getRowId={({ name }) => name}
      />
      <p className="mt-2 text-ink-2 text-sm">{words['organisationPage.statistics.note']}</p>
    </section>
  );
}
