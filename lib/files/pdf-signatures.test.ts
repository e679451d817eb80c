import type { PdfBlock } from './pdf-blocks';
import { partBeforeSignatures } from './pdf-signatures';

const text = (words: string): PdfBlock => ({ kind: 'text', text: words });
const heading: PdfBlock = { kind: 'heading', text: 'ไฟล์' };
const table: PdfBlock = { kind: 'table', columns: [{ title: 'ก' }], rows: [] };

test('two short lines stay with the signatures, and the heading above them', () => {
  const blocks = [table, heading, text('หนึ่ง'), text('สอง')];
  expect(partBeforeSignatures(blocks)).toEqual({ before: [table], kept: blocks.slice(1) });
  expect(partBeforeSignatures([text('ศูนย์'), ...blocks.slice(2)]).before).toEqual([text('ศูนย์')]);
});

test('a heading with one line is two', () => {
  expect(partBeforeSignatures([text('ก'), heading, text('ไม่มีไฟล์')]).kept).toEqual([heading, text('ไม่มีไฟล์')]);
});

test('a table is not parted; nothing at all stays nothing', () => {
  expect(partBeforeSignatures([table])).toEqual({ before: [table], kept: [] });
  expect(partBeforeSignatures([])).toEqual({ before: [], kept: [] });
});

test('of a long paragraph the end stays, from a space or a word on, and nothing is lost', () => {
  const long = 'ผลการดำเนินงานด้านการประชาสัมพันธ์ของสถานศึกษา '.repeat(100).trim();
  for (const words of [long, long.replaceAll(' ', ''), 'ก'.repeat(5_000)]) {
    const { before, kept } = partBeforeSignatures([text(words)]);
    const [start, end] = [...before, ...kept].map((block) => (block.kind === 'text' ? block.text : ''));
    expect(`${start}${end}`.replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
    expect(end?.length).toBeGreaterThan(180);
    expect(end?.length).toBeLessThan(400);
  }
});
