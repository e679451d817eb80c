import { toSearchText } from '@/lib/text/search-text';

/** Maximum number of compared words of a headline; the longest are the most specific. */
const MAX_WORDS = 12;
/** Shorter words match too many headlines by chance. */
const MIN_WORD_LENGTH = 3;
/** Number of consecutive words that are also tried joined, because the segmenter splits names. */
const PAIR_LENGTH = 2;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Stop words: function words, and words common in headlines. */
const STOP_WORDS = new Set(
  [
    ...[
      'และ',
      'หรือ',
      'ของ',
      'ที่',
      'ใน',
      'ให้',
      'ได้',
      'เป็น',
      'กับ',
      'จาก',
      'โดย',
      'เพื่อ',
      'แก่',
      'แห่ง',
      'ด้วย',
      'ต่อ',
      'ตาม',
      'ถึง',
    ],
    ...['การ', 'ความ', 'ด้าน', 'งาน', 'ครั้ง', 'ประจำ', 'ปี', 'วัน', 'ณ', 'นี้', 'นั้น', 'มี', 'ไม่', 'จะ', 'แล้ว', 'ทั้ง', 'ระหว่าง'],
    ...['ร่วม', 'จัด', 'เข้า', 'รับ', 'ผู้', 'พร้อม', 'เปิด', 'the', 'and', 'for', 'with', 'from'],
  ].map(toSearchText),
);

/**
 * Words of a headline for comparison with others, in the form of `toSearchText`: without stop words, longest first.
 */
export function extractHeadlineWords(topic: string): string[] {
  const parts = [...segmenter.segment(toSearchText(topic))].map(({ segment, isWordLike }) => ({
    word: segment,
    counts: isWordLike === true && !STOP_WORDS.has(segment),
  }));
  const pairs = parts.flatMap((_, at) => {
    const run = parts.slice(at, at + PAIR_LENGTH);
    return run.length === PAIR_LENGTH && run.every(({ counts }) => counts)
      ? [run.map(({ word }) => word).join('')]
      : [];
  });
  const single = parts.flatMap(({ word, counts }) => (counts ? [word] : []));
  const long = [...new Set([...pairs, ...single])].filter(
    (word) => [...word].length >= MIN_WORD_LENGTH && !/^\d+$/.test(word),
  );
  return long.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}
