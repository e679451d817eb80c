import '@/lib/text/thai-words/dictionary';
import { decodeMarks } from '@/lib/text/thai-words/mark-codec';
import { getThaiWords } from '@/lib/text/thai-words/service';
import { buildItemLines, readCardLines, readTextMarks } from './item-lines';
import { countTreeText, findTreeMarks, wrapTreeMarks } from './line-marks';
import { parseRichText, toPlainText } from './rich-text';
import { stringifyTree } from './tree';

const mark = (html: string): string => {
  const tree = parseRichText(html);
  wrapTreeMarks(tree, findTreeMarks(tree, (text) => getThaiWords()?.findMarks(text) ?? []).marks);
  return stringifyTree(tree);
};

test('torn words of each block are wrapped, through inline elements', () => {
  expect(mark('<p>ใน<strong>สถานศึกษา</strong>ใหม่</p><ul><li>รวม 5 คน</li></ul>')).toBe(
    '<p>ใน<strong><n-b>สถานศึกษา</n-b></strong>ใหม่</p><ul><li>รวม <n-b>5 คน</n-b></li></ul>',
  );
});

test('a word across elements stays as it is', () =>
  expect(mark('<p>สถาน<em>ศึกษา</em> ปี 2569</p>')).toBe('<p>สถาน<em>ศึกษา</em> <n-b>ปี 2569</n-b></p>'));

test('stored marks of an item serve its headline, excerpt and text', () => {
  const detail = `<p>${'สถานศึกษาประกาศรับสมัครผู้เรียน 30 คน '.repeat(8)}</p><p>สาขาใหม่</p>`;
  const item = { topic: 'เปิดสถานศึกษาใหม่ ปี 2569', summary: toPlainText(detail).replace(/\s+/g, ' '), detail };
  const lines = buildItemLines(item);
  const excerpt = readCardLines(item, lines);
  expect(excerpt).toBe(readCardLines(item, null));
  expect(item.summary.startsWith(excerpt.slice(0, -1))).toBe(true);
  const tree = parseRichText(detail);
  expect(decodeMarks(countTreeText(tree), readTextMarks(lines) ?? '')).toEqual(
    findTreeMarks(tree, (text) => getThaiWords()?.findMarks(text) ?? []).marks,
  );
});
