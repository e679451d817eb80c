import { toSearchText } from '@/lib/text/search-text';
import { makeRandom } from '@/prisma/seed/content/random';
import { collectWords, highlightHits, highlightPassage } from './highlights.rules';
import type { Segment } from './highlights.schema';
import { toSearchChars } from './search-chars';

const formatSegments = (pieces: readonly Segment[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const highlight = (text: string, ...words: string[]) => formatSegments(highlightHits(text, words.map(toSearchText)));

describe('a search term', () => {
  test.each([
    ['ทุนการศึกษา ปี ๒๕๖๙', '2569', 'ทุนการศึกษา ปี [๒๕๖๙]'],
    ['การทํางานกลุ่ม', 'ทำงาน', 'การ[ทํางาน]กลุ่ม'],
    ['ซ้ํา น้ำ', 'ซ้ำ', '[ซ้ํา] น้ำ'],
    ['เเข่งขันทักษะ', 'แข่ง', '[เเข่ง]ขันทักษะ'],
    ['Big Data และ BIG DATA', 'big data', '[Big Data] และ [BIG DATA]'],
    ['ทุน\u200bการศึกษา', 'ทุนการ', '[ทุน\u200bการ]ศึกษา'],
    ['วิทยาลัย  เทคนิค', 'ลัย เทค', 'วิทยา[ลัย  เทค]นิค'],
    ['<b>ทุน</b>', '<b>', '[<b>]ทุน</b>'],
    ['50% และ 50_', '50%', '[50%] และ 50_'],
    ['cafe\u0301 ทุน', 'café', '[cafe\u0301] ทุน'],
  ])('is marked in %s in its original spelling', (text, word, expected) => {
    expect(highlight(text, word)).toBe(expected);
  });

  test('is never marked from or to between a letter and its marks', () => {
    expect(highlight('กำลังที่บ้าน', 'ก')).toBe('[กำ]ลังที่บ้าน');
    expect(highlight('ที่นี่', 'ี่น')).toBe('[ที่นี่]');
    expect(highlight('เกี่ยวข้อง', 'ก')).toBe('เ[กี่]ยวข้อง');
    expect(highlight('น้ำ', 'น')).toBe('[น้ำ]');
  });

  test('is one segment where words touch or overlap', () => {
    expect(highlight('ทุนการศึกษา', 'ทุนการ', 'การศึกษา')).toBe('[ทุนการศึกษา]');
    expect(highlight('ทุนทุน', 'ทุน')).toBe('[ทุนทุน]');
  });

  test('is marked where only its synonym is found', () => {
    const words = collectWords([{ needle: 'วท.', synonyms: ['วิทยาลัยเทคนิค'] }]);
    expect(formatSegments(highlightHits('วิทยาลัยเทคนิคชลบุรี', words))).toBe('[วิทยาลัยเทคนิค]ชลบุรี');
  });
});

test('the segments together always make up the text', () => {
  const random = makeRandom('highlights');
  const letters = [...'กขคงเแโใไำาิีึืุู่้๊๋์ํ๑๒ aA%_.\u200b\n', 'é', '😀', 'e\u0301'];
  for (let turn = 0; turn < 500; turn += 1) {
    const text = Array.from({ length: random.int(0, 40) }, () => random.pick(letters)).join('');
    const word = toSearchText(text.slice(random.int(0, 20)).slice(0, random.int(1, 6)));
    const pieces = highlightHits(text, [word]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.every((piece, index) => index === 0 || !/^[\p{M}\u0e33]/u.test(piece.text))).toBe(true);
    const { normal, starts } = toSearchChars(text);
    expect(starts).toHaveLength(normal.length);
    expect(normal.trim()).toBe(toSearchText(text));
  }
});

describe('a passage', () => {
  const long = 'นักเรียนนักศึกษาเข้าร่วมกิจกรรมอบรมวิชาชีพระยะสั้น '.repeat(12);

  test('surrounds the first hit, is cut between words and has ellipses', () => {
    const text = `${long}โครงการหุ่นยนต์กู้ภัย ${long}`;
    const { found, pieces } = highlightPassage(text, ['หุ่นยนต์']);
    const shown = pieces.map((piece) => piece.text).join('');
    expect(found).toBe(true);
    expect(formatSegments(pieces)).toContain('โครงการ[หุ่นยนต์]กู้ภัย');
    expect(shown.length).toBeGreaterThan(140);
    expect(shown.length).toBeLessThan(210);
    expect(shown).toMatch(/^….*…$/);
    const words = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ index }) => index);
    const start = text.indexOf(shown.slice(1, -1));
    expect(words).toContain(start);
  });

  test('is the beginning if nothing is found, and all of a short text', () => {
    expect(highlightPassage(long, ['ไม่มี'])).toMatchObject({ found: false, pieces: [{ hit: false }] });
    expect(highlightPassage('ข่าวสั้น', ['สั้น'])).toEqual({
      found: true,
      pieces: [
        { text: 'ข่าว', hit: false },
        { text: 'สั้น', hit: true },
      ],
    });
    expect(highlightPassage('', ['ทุน'])).toEqual({ found: false, pieces: [] });
  });

  test('contains the whole of a hit that is longer than a passage', () => {
    expect(highlightPassage(long, [toSearchText(long).slice(0, 400)]).pieces[0]?.text.length).toBeGreaterThanOrEqual(
      400,
    );
  });
});
