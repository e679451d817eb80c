import { readPdf } from '@/testing/read-pdf';
import { countTicks } from '@/testing/ticks';
import { writePdf } from './pdf';

/** Each document starts its own process. */
jest.setTimeout(120_000);

const readText = (file: Buffer) => readPdf(file).text.replace(/[\n\u200b]/g, '');
const set = (text: string) => writePdf({ title: 'ทดสอบ', footer: 'หน่วยงาน', parts: [{ kind: 'text', text }] });

test('the file contains Thai words, tables, facts and the footer with the page number', async () => {
  const file = await writePdf({
    title: 'รายงานผล',
    footer: 'หน่วยงาน',
    parts: [
      { kind: 'facts', facts: [['จำนวน', 1_204]] },
      {
        kind: 'table',
        columns: [{ title: 'ชื่อ' }, { title: 'ราย', number: true }],
        rows: [['น้ำใส', 3]],
        foot: ['รวม', 3],
      },
      { kind: 'signatures', roles: ['ผู้รายงาน'] },
    ],
  });
  const text = readText(file);
  for (const word of ['รายงาน', '1,204', 'ราย', 'รวม3', '1 / 1']) expect(text).toContain(word);
});

test('16 of 120,000 marks on a letter are set, and this process stays responsive', async () => {
  const ticks = countTicks();
  const text = readText(await set(`ก${'\u0e49'.repeat(120_000)}ข`));
  expect(ticks()).toBeGreaterThan(100);
  // The footer has one more.
  expect(text.match(/\u0e49/g)).toHaveLength(17);
  expect(text).toContain('ข');
});

test.each([
  ['one word', 'a'.repeat(40_000)],
  ['one gap', `${' '.repeat(40_000)}a`],
  ['brackets', ')'.repeat(40_000)],
])('a long text without a break opportunity is wrapped: %s', async (_name, text) => {
  expect(readPdf(await set(text)).pages).toBeGreaterThan(0);
});
