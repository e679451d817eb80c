import type { Column } from './list-table';

type Order<S> = { sort: S; descending: boolean };

/**
 * Order of a list by one of its columns: the current column's title reverses the order, any other begins with
 * `descending`.
 */
export function buildSort<S>(
  sort: S,
  now: Order<S>,
  hrefOf: (change: Order<S>) => string,
  descending = true,
): Column<never>['sort'] {
  const isNow = sort === now.sort;
  return {
    href: hrefOf({ sort, descending: isNow ? !now.descending : descending }),
    now: isNow ? (now.descending ? 'descending' : 'ascending') : undefined,
  };
}
