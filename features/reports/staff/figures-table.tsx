import { type Column, ListTable } from '@/components/ui/list/list-table';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { sumFigures } from '../figures.rules';
import { type CategoryFigures, figureNames, type ReportFigures } from '../figures.schema';
import { reportsMessages as words } from '../reports.messages';

/** Items, reads and shares by category, with sums and the time of counting. */
export function FiguresTable({ figures, frozen }: { figures: ReportFigures; frozen: boolean }) {
  const at = new Date(figures.countedAt);
  const sums = sumFigures(figures);
  const columns: readonly Column<CategoryFigures>[] = [
    {
      key: 'name',
      title: words['reports.category'],
      isRowHeader: true,
      cell: ({ name }) => <span className="font-normal">{name}</span>,
      foot: <span className="font-strong">{words['reports.sum']}</span>,
    },
    ...figureNames.map(
      (name): Column<CategoryFigures> => ({
        key: name,
        title: words[`reports.${name}`],
        number: true,
        cell: (row) => formatNumber(row[name]),
        foot: (
          <>
            <span className="font-normal text-ink-2 md:hidden">{words[`reports.${name}`]} </span>
            <span className="font-strong">{formatNumber(sums[name])}</span>
          </>
        ),
      }),
    ),
  ];
  return (
    <>
      {figures.categories.length > 0 ? (
        <ListTable label={words['reports.figures']} columns={columns} rows={figures.categories} />
      ) : (
        <p className="border-line border-y py-6 text-center text-ink-2">{words['reports.noFigures']}</p>
      )}
      <p className="mt-2 text-ink-2 text-xs">
        {frozen ? `${words['reports.figuresFrozen']} ${formatDateTime(at)}` : words['reports.figuresLive']}
      </p>
    </>
  );
}
