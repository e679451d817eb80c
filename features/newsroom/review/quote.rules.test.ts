import { findSpans } from './quote.rules';

const cut = (pieces: string[], quote: string) =>
  findSpans(pieces, quote).map(({ from, to }) =>
    from[0] === to[0]
      ? pieces[from[0]]?.slice(from[1], to[1])
      : `${pieces[from[0]]?.slice(from[1])}|${pieces[to[0]]?.slice(0, to[1])}`,
  );

test('words are found wherever they occur', () => {
  expect(cut(['วันที่ 5 และวันที่ 6', 'วันที่ 5'], 'วันที่ 5')).toEqual(['วันที่ 5', 'วันที่ 5']);
});

test('words across pieces, with other white space and invisible characters are found', () => {
  expect(cut(['ณ ห้อง\u200bประชุม', 'ใหญ่ ชั้น 2'], 'ห้องประชุม\nใหญ่')).toEqual(['ห้อง\u200bประชุม|ใหญ่']);
});

test('an empty quote, a missing one and an empty text have no places', () => {
  expect(findSpans(['ข่าว'], ' \n')).toEqual([]);
  expect(findSpans(['ข่าว'], 'อื่น')).toEqual([]);
  expect(findSpans([], 'ข่าว')).toEqual([]);
});

test('marks of regular expressions are plain words, and there is an end to occurrences', () => {
  expect(cut(['ราคา (100)'], '(100)')).toEqual(['(100)']);
  expect(findSpans(['ก'.repeat(100)], 'ก')).toHaveLength(20);
});
