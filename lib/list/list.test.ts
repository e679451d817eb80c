import { getPageCount, readList, toSkipTake } from './list';

const sorts = ['news_date', 'news_countread'] as const;

test('an empty query is the first page of the newest twelve', () => {
  expect(readList({}, sorts)).toEqual({
    page: 1,
    per: 12,
    sort: 'news_date',
    descending: true,
    search: '',
    needle: '',
  });
});

test('a full query is parsed', () => {
  const params = { page: '3', per: '48', sort: 'news_countread', dir: 'asc', search: ' ทุน ๒๕๖๙ ' };
  expect(readList(params, sorts)).toEqual({
    page: 3,
    per: 48,
    sort: 'news_countread',
    descending: false,
    search: 'ทุน ๒๕๖๙',
    needle: 'ทุน 2569',
  });
});

test.each([
  { page: '0' },
  { page: '-1' },
  { page: '1e3' },
  { page: 'abc' },
  { per: '1000000' },
  { sort: 'password' },
  { dir: 'sideways' },
])('a forged %o falls back to the default', (params) => {
  expect(readList(params, sorts)).toEqual(readList({}, sorts));
});

test('a repeated parameter counts once and a long one is truncated', () => {
  expect(readList({ page: ['2', '5'] }, sorts).page).toBe(2);
  expect(readList({ page: '9999999' }, sorts).page).toBe(1_000_000);
  expect(readList({ search: 'ก'.repeat(10_000) }, sorts).search).toHaveLength(200);
  expect(readList({ search: 'a\u0000b' }, sorts).search).toBe('a b');
});

test('pages and slices', () => {
  expect(getPageCount(0, 12)).toBe(1);
  expect(getPageCount(25, 12)).toBe(3);
  expect(toSkipTake({ page: 3, per: 12 })).toEqual({ skip: 24, take: 12 });
});
