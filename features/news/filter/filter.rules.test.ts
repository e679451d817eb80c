import {
  filterParams,
  formatFilter,
  hasQuotedPart,
  readNewsFilter,
  splitSearchTerms,
  stripQuotes,
} from './filter.rules';

describe('a filter in a query string', () => {
  test('round-trips', () => {
    const address =
      'search=%E0%B8%97%E0%B8%B8%E0%B8%99&news_type=3&organisation=5&year=2568&from=2025-10-01&to=2025-10-31';
    const filter = readNewsFilter(Object.fromEntries(new URLSearchParams(address)));
    expect(filter).toEqual({
      search: 'ทุน',
      categoryId: 3,
      organisationId: 5,
      year: 2568,
      from: '2025-10-01',
      to: '2025-10-31',
    });
    expect(filterParams(filter).toString()).toBe(address);
  });

  test('ignores forged values', () => {
    const forged = {
      search: ' \u0000 ',
      news_type: '1 OR 1=1',
      organisation: '-1',
      year: '99999',
      from: '2025-02-30',
      section: 'x',
    };
    expect(readNewsFilter(forged)).toEqual({});
  });

  test('accepts days as people type them', () => {
    expect(readNewsFilter({ from: '1/10/2568' }).from).toBe('2025-10-01');
  });
});

test('a search is split at spaces; quoted phrases stay whole, and each term counts once', () => {
  expect(splitSearchTerms('ทุน  "เรียน ดี" ทุน วท.๒')).toEqual(['ทุน', 'เรียน ดี', 'วท.2']);
  expect(splitSearchTerms('"')).toEqual([]);
  expect(splitSearchTerms('ก ข ค ง จ ฉ ช ซ ฌ ญ')).toHaveLength(8);
});

test.each([
  ['ทุน" ครู', ['ทุน', 'ครู']],
  ['‘ทุน’ «ครู»', ['ทุน', 'ครู']],
  ["'ทุน o'neil'", ['ทุน', "o'neil"]],
  ['”ทุน เรียนดี“', ['ทุน เรียนดี']],
  ['" “ ” \'', []],
])('stray quotation marks of %s are left out', (typed, needles) => expect(splitSearchTerms(typed)).toEqual(needles));

test('only a phrase between two marks is quoted', () => {
  expect(hasQuotedPart('"ทุน เรียนดี" ครู')).toBe(true);
  expect(hasQuotedPart('"ทุน เรียนดี')).toBe(false);
  expect(stripQuotes(' "ทุน ‘ครู’ o\'neil')).toBe("ทุน ครู o'neil");
});

test('a filter has a description in Thai', () => {
  expect(formatFilter({}, {})).toBe('ข่าวทั้งหมด');
  expect(formatFilter({ search: '{name} {search}' }, { province: "$& $'" })).toBe(
    "ค้นหา “{name} {search}” · จังหวัด$& $'",
  );
  expect(formatFilter({ search: '$&ทุน', categoryId: 3, from: '2025-10-01' }, { category: 'ทุนการศึกษา' })).toBe(
    'ค้นหา “$&ทุน” · ทุนการศึกษา · ตั้งแต่ 01/10/2568',
  );
});
