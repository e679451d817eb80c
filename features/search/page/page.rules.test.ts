import {
  checkDays,
  facetHref,
  filterHref,
  formatFilterField,
  getChosenFields,
  readSearchChoice,
  readSearchPer,
  searchHref,
  toDayFields,
  toHiddenFields,
  toSearchState,
  toShownChoice,
} from './page.rules';

const readQuery = (query: string) => readSearchChoice(Object.fromEntries(new URLSearchParams(query)));

describe('the URL of a search', () => {
  test.each([
    ['', '/search/'],
    ['search=+&news_type=0&year=69&from=x&page=0&sort=drop', '/search/'],
    ['search=ทุน&sort=relevance&page=1', `/search/?search=${encodeURIComponent('ทุน')}`],
    ['search=a&sort=news_date&page=3', '/search/?search=a&sort=news_date&page=3'],
    ['sort=relevance&year=2569', '/search/?year=2569'],
    ['sort=news_date&year=2569', '/search/?year=2569'],
    ['sort=news_countread&from=1/2/2569', '/search/?from=2026-02-01&sort=news_countread'],
    ['page=10000', '/search/'],
  ])('%s is normalised to %s', (query, address) => {
    const choice = readQuery(query);
    expect(searchHref(choice, { page: choice.page })).toBe(address);
    expect(readQuery(address.split('?')[1] ?? '')).toEqual(choice);
  });

  test('leads to the first page when anything but the page changes', () => {
    const third = readQuery('search=a&page=3&sort=news_date');
    expect(searchHref(third, { page: 4 })).toBe('/search/?search=a&sort=news_date&page=4');
    expect(searchHref(third, { filter: { year: 2569 } })).toBe('/search/?search=a&year=2569&sort=news_date');
    expect(searchHref(third, { sort: 'relevance' })).toBe('/search/?search=a');
  });

  test('keeps the default order when the default changes', () => {
    expect(searchHref(readQuery('year=2569'), { filter: { search: 'a' } })).toBe('/search/?search=a&year=2569');
    expect(searchHref(readQuery('search=a&year=2569'), { filter: { search: undefined } })).toBe('/search/?year=2569');
  });

  test('refuses another spelling of the words until they change', () => {
    const exact = readQuery('search=a&exact=1&page=2');
    expect(searchHref(exact, { page: 3 })).toBe('/search/?search=a&page=3&exact=1');
    expect(searchHref(exact, { filter: { year: 2569 } })).toBe('/search/?search=a&year=2569&exact=1');
    expect(searchHref(exact, { filter: { search: 'b' } })).toBe('/search/?search=b');
    expect(searchHref(readQuery('search=a'), { exact: true })).toBe('/search/?search=a&exact=1');
    expect(toSearchState(exact, false).exact).toBe(true);
    expect(readQuery('exact=1').exact).toBe(false);
    expect(toShownChoice(readQuery('search=a&year=2569'), 'b').filter).toEqual({ search: 'b', year: 2569 });
  });

  test('escapes typed text', () => {
    expect(searchHref(readQuery(`search=${encodeURIComponent('"><img src=x>&page=9')}`))).toBe(
      '/search/?search=%22%3E%3Cimg+src%3Dx%3E%26page%3D9',
    );
  });
});

test('a facet link adds its filter, and removes it if it is set', () => {
  const choice = readQuery('search=a&page=2');
  expect(facetHref(choice, 'category', 7)).toEqual({ href: '/search/?search=a&news_type=7', chosen: false });
  expect(facetHref(readQuery('search=a&news_type=7'), 'category', 7)).toEqual({
    href: '/search/?search=a',
    chosen: true,
  });
  expect(facetHref(readQuery('news_type=7'), 'year', 2569).href).toBe('/search/?news_type=7&year=2569');
});

test('a form keeps all parameters that are not its own fields', () => {
  const choice = readQuery('search=a&news_type=7&from=2026-02-01&sort=news_date&page=2');
  expect(toHiddenFields(choice, ['from', 'to'])).toEqual({ search: 'a', news_type: '7', sort: 'news_date' });
  expect(toHiddenFields(choice, ['search'])).toEqual({ news_type: '7', from: '2026-02-01', sort: 'news_date' });
  expect(filterHref('/feed/rss.xml', choice.filter)).toBe('/feed/rss.xml?search=a&news_type=7&from=2026-02-01');
});

test('the chosen filters are named, even those of hidden entities', () => {
  const { filter } = readQuery('search=a&section=news&news_type=7&province=3&year=2569&to=2026-02-01');
  const names = { province: 'น่าน' };
  expect(getChosenFields(filter).map((part) => formatFilterField(filter, part, names))).toEqual([
    'ข่าวประชาสัมพันธ์',
    'หมวดหมู่ 7',
    'จังหวัดน่าน',
    'พ.ศ. 2569',
    'ถึง 01/02/2569',
  ]);
});

describe('days', () => {
  const verdicts = (params: Record<string, string>) => checkDays(params, readSearchChoice(params).filter);

  test('that are invalid are reported and stay in their field', () => {
    expect(verdicts({ from: '31/2/2569', to: '' })).toEqual({ from: 'search.badDay' });
    expect(verdicts({ from: '1/2/2026' })).toEqual({ from: 'search.badDay' });
    expect(toDayFields({ from: '31/2/2569', to: '2026-02-01' }, { to: '2026-02-01' })).toEqual({
      from: '31/2/2569',
      to: '01/02/2569',
    });
  });

  test('in the wrong order are reported', () => {
    expect(verdicts({ from: '2/2/2569', to: '1/2/2569' })).toEqual({ to: 'search.badOrder' });
    expect(verdicts({ from: '1 ก.พ. 2569', to: '1/2/2569' })).toEqual({});
  });
});

test('API clients get at most fifty items per page', () => {
  expect(['', '1', '50', '51', '999', '0', '-1', '1e1'].map((per) => readSearchPer({ per }))).toEqual([
    20, 1, 50, 50, 20, 20, 20, 20,
  ]);
});

test('the start page shows a few of the newest items', () => {
  expect(toSearchState(readQuery('page=3'), true)).toEqual({ page: 1, per: 8, sort: 'news_date' });
  expect(toSearchState(readQuery('search=a&page=3'), false)).toMatchObject({ page: 3, per: 20, sort: 'relevance' });
});
