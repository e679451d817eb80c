import { publishedList } from './published.rules';

describe('the URL of the feed', () => {
  test('has filters, order and page, and is read back the same', () => {
    const query =
      'search=ทุน&category=4&kind=college&province=50&from=20/11/2569&to=2026-11-21&sort=news_countread&page=3';
    const choice = publishedList.read(Object.fromEntries(new URLSearchParams(query)));
    expect(choice).toMatchObject({
      search: 'ทุน',
      categoryId: 4,
      kind: 'college',
      provinceId: 50,
      from: '2026-11-20',
      to: '2026-11-21',
      sort: 'news_countread',
      page: 3,
    });
    const again = new URL(publishedList.href('/colleges/news', choice, { page: 3 }), 'http://localhost').searchParams;
    expect(publishedList.read(Object.fromEntries(again))).toEqual(choice);
  });

  test.each([
    [{ category: '0' }],
    [{ category: '1e2' }],
    [{ category: '99999999999' }],
    [{ kind: 'VecAdmin' }],
    [{ kind: ['toString', 'college'] }],
    [{ province: '-1' }],
    [{ province: "1' OR '1'='1" }],
    [{ from: '2026-02-30' }],
    [{ to: '31/02/2569' }],
    [{ from: 'yesterday' }],
    [{ sort: 'news_Countshare' }],
    [{ sort: '__proto__' }],
    [{ dir: 'asc' }],
    [{ page: '0' }],
    [{ page: '1.5' }],
    [{ per: '10000' }],
  ])('%j falls back to the whole feed', (params) => {
    expect(publishedList.read(params)).toEqual(publishedList.read({}));
  });

  test('omits defaults, and any change but the page leads to the first page', () => {
    const choice = publishedList.read({ page: '4', kind: 'unit' });
    expect(publishedList.href('/colleges/news', choice, { search: '"><img>' })).toBe(
      '/colleges/news?search=%22%3E%3Cimg%3E&kind=unit',
    );
    expect(publishedList.href('/colleges/news', choice, publishedList.cleared)).toBe('/colleges/news');
  });

  test('an order is no filter', () => {
    expect(publishedList.isNarrowed(publishedList.read({ sort: 'news_countread', page: '2', per: '48' }))).toBe(false);
    expect(publishedList.isNarrowed(publishedList.read({ to: '1/1/2569' }))).toBe(true);
  });
});
