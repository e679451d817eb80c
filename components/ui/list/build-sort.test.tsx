import { buildSort } from './build-sort';

const hrefOf = ({ sort, descending }: { sort: string; descending: boolean }) =>
  `?sort=${sort}${descending ? '' : '&dir=asc'}`;

test('the current column reverses the order, another begins with its own', () => {
  const now = { sort: 'date', descending: true };
  expect(buildSort('date', now, hrefOf)).toEqual({ href: '?sort=date&dir=asc', now: 'descending' });
  expect(buildSort('reads', now, hrefOf)).toEqual({ href: '?sort=reads', now: undefined });
  expect(buildSort('name', now, hrefOf, false)).toEqual({ href: '?sort=name&dir=asc', now: undefined });
  expect(buildSort('date', { ...now, descending: false }, hrefOf)).toEqual({ href: '?sort=date', now: 'ascending' });
});
