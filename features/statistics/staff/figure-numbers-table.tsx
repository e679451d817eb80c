import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';

type Props = {
  /** Label for screen readers. */
  label: string;
  /** Header of the first column; `columns` are those of the numbers. */
  name: string;
  columns: readonly string[];
  rows: readonly { key: string; label: string; values: readonly number[] }[];
};

/** The numbers of a graph as a collapsible table with totals. */
export function FigureNumbersTable({ label, name, columns, rows }: Props) {
  const sums = columns.map((_, column) => rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0));
  return (
    <details className="chart-details mt-3 text-sm">
      <summary className="inline-flex min-h-10 items-center font-normal text-link underline">
        {words['statistics.table']}
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="mt-2 max-h-96 overflow-auto"
      >
        <table className="w-full border-line border-y">
          <thead className="sticky top-0 bg-sunken text-ink-2 text-xs">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-normal">
                {name}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-end font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-line border-t">
                <th scope="row" className="px-3 py-1.5 text-start font-normal">
                  {row.label}
                </th>
                {columns.map((column, index) => (
                  <td key={column} className="tabular px-3 py-1.5 text-end">
                    {formatNumber(row.values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="border-line border-t font-normal">
            <tr>
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {words['statistics.sum']}
              </th>
              {sums.map((sum, index) => (
                <td key={columns[index]} className="tabular px-3 py-2 text-end">
                  {formatNumber(sum)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
