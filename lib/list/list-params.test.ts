import { listParams, type Param } from './list-params';
import {
  action,
  always,
  day,
  filterOf,
  fixed,
  flag,
  id,
  matching,
  named,
  oneOf,
  paging,
  search,
  tabOf,
} from './params';

const byLink: Param<number | undefined> = { ...id, role: 'link' };
const list = listParams({
  part: always('letters'),
  tab: named('status', oneOf(['all', 'open', 'closed'])),
  ...search,
  kind: tabOf(['plain', 'urgent']),
  categoryId: named('category', id),
  whose: filterOf(['mine', 'nobody']),
  late: flag('1'),
  from: day,
  account: byLink,
  rows: fixed(7),
  older: { ...matching(/^[0-9]+$/), role: 'place' },
  ...paging(['date', 'name'], 24),
  row: action<number>(),
});

const full = {
  ...{ status: 'open', search: ' ทุน ๒๕๖๙ ', kind: 'urgent', category: '4', whose: 'mine', late: '1' },
  ...{ from: '20/11/2569', account: '9', older: '12', sort: 'name', dir: 'asc', per: '48', page: '3' },
};
const written =
  'part=letters&status=open&search=%E0%B8%97%E0%B8%B8%E0%B8%99+%E0%B9%92%E0%B9%95%E0%B9%96%E0%B9%99&kind=urgent' +
  '&category=4&whose=mine&late=1&from=2026-11-20&account=9';

test('reads typed values and writes them in the order of the declaration', () => {
  const choice = list.read(full);
  expect(choice).toEqual({
    ...{ part: 'letters', tab: 'open', search: 'ทุน ๒๕๖๙', needle: 'ทุน 2569', kind: 'urgent', categoryId: 4 },
    ...{ whose: 'mine', late: true, from: '2026-11-20', account: 9, rows: 7, older: '12' },
    ...{ sort: 'name', descending: false, per: 48, page: 3 },
  });
  expect(list.href('/x', choice)).toBe(`/x?${written}&sort=name&dir=asc&per=48`);
});

test('forged values fall back to the defaults, which addresses leave out', () => {
  const forged = Object.fromEntries(Object.keys(full).map((name) => [name, "1' OR 1=1"]));
  const none = list.read({});
  expect(list.read({ ...forged, search: '' })).toEqual(none);
  expect(list.href('/x', none)).toBe('/x?part=letters');
  expect(listParams({ tab: oneOf(['all', 'open']) }).href('/x', { tab: 'all' })).toBe('/x');
  expect(list.read({ status: ['closed', 'open'] }).tab).toBe('closed');
});

test('any change resets page and cursor, but for their own and for actions', () => {
  const choice = list.read({ page: '3', older: '12' });
  const query = (change: Parameters<typeof list.toQuery>[1]) => list.toQuery(choice, change).toString();
  expect(query({ tab: 'closed' })).toBe('part=letters&status=closed');
  expect(query({ page: 4 })).toBe('part=letters&page=4');
  expect(query({ older: '8' })).toBe('part=letters&older=8');
  expect(query({ row: 5 })).toBe('part=letters&older=12&page=3&row=5');
});

test('filters and links narrow the list, tabs do not; one change clears them', () => {
  expect(list.isNarrowed(list.read({ status: 'open', kind: 'plain', sort: 'name', page: '2' }))).toBe(false);
  for (const params of [{ search: 'a' }, { late: '1' }, { category: '4' }, { account: '9' }]) {
    expect(list.isNarrowed(list.read(params))).toBe(true);
    expect(list.href('/x', list.read(params), list.cleared)).toBe('/x?part=letters');
  }
});

test('the search form keeps what has no field in it, on the first page', () => {
  const choice = list.read(full);
  expect(Object.entries(list.toHiddenFields(choice, ['per']))).toEqual([
    ['part', 'letters'],
    ['status', 'open'],
    ['kind', 'urgent'],
    ['account', '9'],
    ['sort', 'name'],
    ['dir', 'asc'],
  ]);
});
