import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { StaticHtml } from '../static-html/static-html';

/** One column of a list. On small windows a row is a card in which each cell has its title beside it. */
export type Column<R> = {
  key: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** True for the cell that names the row; a card shows it without its title. */
  isRowHeader?: boolean;
  /** Address of the list sorted by this column, and the direction if it is sorted by this one now. */
  sort?: { href: string; now?: 'ascending' | 'descending' };
  /** True for numbers, which are aligned to the end. */
  number?: boolean;
  width?: string;
  /** Content below the column, such as its sum. */
  foot?: ReactNode;
  /** Hides the title except for screen readers, as for a column of buttons. */
  quiet?: boolean;
  /** True to show it in the upper corner of a card. */
  corner?: boolean;
  /** Hidden unless the window is very wide. */
  extra?: boolean;
  /** Replaces the title in the header, for example by a checkbox that selects all rows. */
  head?: ReactNode;
};

type Props<R> = {
  columns: readonly Column<R>[];
  rows: readonly R[];
  getRowId: (row: R) => number | string;
  label: string;
  /** True for rows of one height, 56 px, whose cells hold two lines. */
  dense?: boolean;
  /**
   * True for rows without anything that runs in the browser: they are sent once, as markup, which is half of a long
   * page. For tables of server components only.
   */
  isStatic?: boolean;
};

const BODY = 'max-md:grid max-md:gap-4';
const EXTRA = 'max-[90rem]:md:hidden';
/** Cell padding; smaller in narrow windows, which the sidebar leaves little room. */
const SIDES = 'px-4 md:max-[85rem]:px-2';

/** The rows of a list: a table with a sticky header, cards on small windows. */
export function ListTable<R extends { id: number | string }>(props: Omit<Props<R>, 'getRowId'>) {
  return <KeyedListTable {...props} getRowId={({ id }) => id} />;
}

/** A list whose rows have no `id`. */
export function KeyedListTable<R>({ columns, rows, getRowId, label, dense, isStatic }: Props<R>) {
  const body = rows.map((row) => (
    <tr
      key={getRowId(row)}
      className="bg-surface hover:bg-sunken/50 max-md:relative max-md:grid max-md:rounded-md max-md:border max-md:border-line max-md:py-2"
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} dense={dense} />
      ))}
    </tr>
  ));
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <table
      aria-label={label}
      className="w-full border-line text-sm max-md:block md:border md:border-separate md:border-spacing-0"
    >
      <thead className="text-left text-ink-2 text-xs max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} dense={dense} />
          ))}
        </tr>
      </thead>
      {isStatic ? (
        <StaticHtml as="tbody" className={BODY}>
          {body}
        </StaticHtml>
      ) : (
        <tbody className={BODY}>{body}</tbody>
      )}
      {hasFoot && (
        <tfoot className="font-normal max-md:mt-3 max-md:block">
          <tr className="max-md:flex max-md:justify-end">
            {columns.map(({ key, foot, number, extra }) => (
              <td
                key={key}
                className={clsx(
                  'border-line py-3 md:border-t',
                  SIDES,
                  number && 'tabular text-end',
                  !foot && 'max-md:hidden',
                  extra && EXTRA,
                )}
              >
                {foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type HeadProps<R> = { column: Column<R>; dense?: boolean };

function Head<R>({ column: { title, sort, number, width, quiet, head, extra }, dense }: HeadProps<R>) {
  const Arrow = sort?.now === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sort?.now}
      className={clsx(
        'sticky top-0 z-10 whitespace-nowrap bg-sunken font-normal md:max-[70rem]:whitespace-normal',
        dense ? 'py-1' : 'py-3',
        SIDES,
        number && 'text-end',
        extra && EXTRA,
        width,
      )}
    >
      {sort ? (
        <a href={sort.href} className="inline-flex min-h-6 items-center gap-1 text-ink-2 hover:text-link">
          {title}
          <Arrow aria-hidden="true" className={clsx('size-3.5', !sort.now && 'opacity-30')} />
        </a>
      ) : (
        <>
          {head}
          <span className={clsx((head || quiet) && 'sr-only', head && 'md:hidden')}>{title}</span>
        </>
      )}
    </th>
  );
}

function Cell<R>({
  column: { title, cell, isRowHeader, number, quiet, corner, extra },
  row,
  dense,
}: {
  column: Column<R>;
  row: R;
  dense?: boolean;
}) {
  const height = dense ? 'dense-cell py-3 align-top' : 'py-3 align-top';
  if (isRowHeader) {
    return (
      <th scope="row" className={clsx('border-line text-left font-normal max-md:py-1.5 md:border-t', height, SIDES)}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td
      className={clsx(
        'border-line md:border-t',
        height,
        SIDES,
        number && 'tabular text-end',
        extra && EXTRA,
        corner && 'max-md:absolute max-md:end-0 max-md:top-0',
        quiet ? 'max-md:py-1' : 'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1',
      )}
    >
      {!quiet && <span className="shrink-0 text-ink-3 md:hidden">{title}</span>}
      <div className={clsx('min-w-0', !quiet && 'max-md:text-right')}>{cell(row)}</div>
    </td>
  );
}
