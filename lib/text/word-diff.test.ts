import { type DiffPart, diffWords } from './word-diff';

let comparisons = 0;
jest.mock('diff', () => {
  const real = jest.requireActual<typeof import('diff')>('diff');
  const comparator = (left: unknown, right: unknown) => {
    comparisons += 1;
    return left === right;
  };
  const diffArrays = (before: string[], after: string[], options: object) =>
    real.diffArrays(before, after, { ...options, comparator });
  return { ...real, diffArrays };
});

const before = (parts: DiffPart[]) => join(parts, 'added');
const after = (parts: DiffPart[]) => join(parts, 'removed');
const join = (parts: DiffPart[], without: string) =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');

const WORDS = ['วิทยาลัย', 'เปิด', 'รับสมัคร', 'นักเรียน', 'อบรม', 'วิชาชีพ', 'ประกาศ', 'ผล', 'สอบ', ' ', 'ปวช.'];

/** Pseudo-random words; the same for the same seed. */
function wordy(seed: number, count: number, perLine = 12): string {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  const words = Array.from({ length: count }, (_, index) => {
    const word = WORDS[Math.floor(next() / 65_536) % WORDS.length] ?? '';
    return index % perLine === perLine - 1 ? `${word}\n` : word;
  });
  return words.join('');
}

describe('the difference of two texts', () => {
  test('equal texts yield one run, empty ones none', () => {
    expect(diffWords('ข่าวเดิม', 'ข่าวเดิม')).toEqual([{ kind: 'same', text: 'ข่าวเดิม' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  test('a Thai word is found inside a line without spaces', () => {
    expect(diffWords('วิทยาลัยเปิดรับสมัครนักเรียน', 'วิทยาลัยเปิดรับสมัครนักศึกษา')).toEqual([
      { kind: 'same', text: 'วิทยาลัยเปิดรับสมัคร' },
      { kind: 'removed', text: 'นักเรียน' },
      { kind: 'added', text: 'นักศึกษา' },
    ]);
  });

  test('a pure addition or removal is one run', () => {
    expect(diffWords('', 'ใหม่')).toEqual([{ kind: 'added', text: 'ใหม่' }]);
    expect(diffWords('เก่า', '')).toEqual([{ kind: 'removed', text: 'เก่า' }]);
    expect(diffWords('ก 1 ข', 'ก 1 2 ข').filter(({ kind }) => kind !== 'same')).toHaveLength(1);
  });

  test('marks stay with their letters', () => {
    const parts = diffWords('ปี่ที่ดี', 'ปี่ที่ใหม่');
    for (const { text } of parts) expect(text).not.toMatch(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/);
  });

  test('the joined runs are both texts, at any size', () => {
    for (const [one, other] of [
      [wordy(1, 400), wordy(2, 380)],
      [wordy(3, 9_000), `${wordy(3, 4_000)}ข้อความใหม่\n${wordy(4, 5_000)}`],
      [wordy(5, 30_000), wordy(6, 30_000)],
      [wordy(7, 30_000, 1e9), wordy(8, 30_000, 1e9)],
    ] as const) {
      const parts = diffWords(one, other);
      expect(before(parts)).toBe(one);
      expect(after(parts)).toBe(other);
    }
  });

  test('one word changed in a text of 100 KB is still one word', () => {
    const text = wordy(9, 24_000);
    expect(text.length).toBeGreaterThan(100_000);
    const parts = diffWords(text, `${text.slice(0, 60_000)}แทรก${text.slice(60_000)}`);
    const added = parts.filter(({ kind }) => kind === 'added').map(({ text: words }) => words);
    expect(added.join('').length).toBeLessThan(40);
  });

  test('two entirely different texts of 100 KB are given up after two million comparisons', () => {
    for (const perLine of [12, 1, 1e9]) {
      comparisons = 0;
      diffWords(wordy(10, 24_000, perLine), wordy(11, 24_000, perLine));
      expect(comparisons).toBeGreaterThan(0);
      expect(comparisons).toBeLessThan(2_000_000);
    }
  });
});
