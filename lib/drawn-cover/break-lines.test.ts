import { markLineBreaks } from './break-lines';

const BREAK = '\u200b';
const lines = (text: string) => markLineBreaks(text).split(/[\u200b ]/);

test('Thai words may be parted, nothing else is changed', () => {
  const marked = markLineBreaks('นักศึกษาช่วยชุมชน (ระยะที่สอง)');
  expect(marked).toContain(`นักศึกษา${BREAK}ช่วย${BREAK}ชุมชน`);
  expect(marked.replaceAll(BREAK, '')).toBe('นักศึกษาช่วยชุมชน (ระยะที่สอง)');
});

test.each(['12,000\u00a0บาท', '15\u00a0ส.ค.\u00a02569', 'ปี\u00a02569', '5\u00a0สิงหาคม\u00a02569', '10.30\u00a0น.'])(
  '%s stays on one line',
  (whole) => {
    const text = `รับสมัคร ${whole.replaceAll('\u00a0', ' ')} แล้ว`;
    expect(lines(text)).toContain(whole);
  },
);

test('a year and the words after it may be parted', () => {
  expect(lines('ปี 2569 สมัครได้')).toEqual(expect.arrayContaining(['สมัคร']));
});

test('no line begins inside an abbreviation, after a quotation mark or before a closing one', () => {
  expect(markLineBreaks('วท.ส.ค.')).toBe('วท.ส.ค.');
  expect(markLineBreaks('“ทุน”')).toBe('“ทุน”');
  expect(markLineBreaks('')).toBe('');
});
