import { readPdf } from '@/testing/read-pdf';
import { countTicks } from '@/testing/ticks';
import { writePdf } from './pdf';
import { drawQrPicture } from './qr-picture';

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

test('columns over time are drawn with scale, labels and legend, a ranking with names and numbers', async () => {
  const file = await writePdf({
    ...{ title: 'สถิติ', footer: 'หน่วยงาน', landscape: true },
    parts: [
      {
        ...{ kind: 'columnChart', title: 'แนวโน้ม', labels: ['ต.ค. 68', 'พ.ย. 68'] },
        now: { label: 'ปีนี้', values: [7, 4_000] },
        before: { label: 'ปีก่อน', values: [0, 2_000] },
      },
      { kind: 'barChart', title: 'สูงสุด', rows: [{ label: 'วิทยาลัย', value: 1_204 }] },
    ],
  });
  const text = readText(file).replace(/\s/g, '');
  for (const word of ['แนวโน้ม', '4.0K', 'ต.ค.68', 'ปีนี้', 'ปีก่อน', 'สูงสุด', 'วิทยาลัย', '1,204'])
    expect(text).toContain(word);
});

test('a heading as wide as its column is one line: no word of it is torn by rounding', async () => {
  const countLines = async (width: number | undefined) => {
    const titles = ['ลำดับ', 'เวลา', 'ข่าวที่เผยแพร่', 'ยอดอ่าน'];
    const columns = titles.map((title, index) => ({
      title,
      number: index !== 1,
      width: index === 1 ? undefined : width,
    }));
    const parts = [{ kind: 'table' as const, columns, rows: [[1, 'ตุลาคม', 40, 1_240]] }];
    return readPdf(await writePdf({ title: 'ทดสอบ', footer: 'หน่วยงาน', parts })).lines;
  };
  expect(await countLines(undefined)).toBe(await countLines(120));
});

test('the heading of a number has no place to break, whatever is beside it; that of a text has', async () => {
  const columns = [{ title: 'ผู้เผยแพร่ข่าว' }, { title: 'ข่าวที่เผยแพร่', number: true }];
  const file = await writePdf({
    ...{ title: 'ทดสอบ', footer: 'หน่วยงาน' },
    parts: [{ kind: 'table', columns, rows: [['วิทยาลัย', 40]] }],
  });
  const text = readPdf(file).text.replaceAll('\n', '');
  expect(text).toContain('ข่าวที่เผยแพร่');
  expect(text).not.toContain('ผู้เผยแพร่ข่าว');
});

test.each([29, 31, 33])(
  'signatures after %d lines have at least two lines before them on their page',
  async (count) => {
    const lines = Array.from({ length: count }, (_, index) => ({ kind: 'text' as const, text: `เอกสาร ${index}` }));
    const file = await writePdf({
      ...{ title: 'รายงาน', footer: 'หน่วยงาน' },
      parts: [...lines, { kind: 'signatures', roles: ['ผู้ลงนาม'] }],
    });
    const pages = readPdf(file).pageTexts.map((text) => text.replace(/[\n \u200b]/g, ''));
    const signed = pages.find((text) => text.includes('.'.repeat(40))) ?? '';
    expect(signed.match(/เอกสาร/g)?.length).toBeGreaterThanOrEqual(2);
  },
);

test('cards are cut apart: none breaks between pages, each has all of its texts, and their picture is stored once', async () => {
  const code = await drawQrPicture('https://news.example.go.th/login/');
  const cards = Array.from({ length: 23 }, (_, index) => ({
    ...{
      title: `น้ำผึ้ง ปิ่นแก้ว ${index}`,
      subtitle: 'วิทยาลัยการอาชีพนวมินทราชินีแม่ฮ่องสอน',
      note: `ท้ายใบ ${index}`,
      picture: 'code',
    },
    facts: [['ชื่อผู้ใช้', `user-${index}`]] as [string, string][],
    main: ['รหัสผ่าน', 'a!b-c&d%e'] as const,
  }));
  const file = await writePdf({
    title: 'ใบแจ้ง',
    footer: 'หน่วยงาน',
    parts: [{ kind: 'cards', cards, pictures: { code } }],
  });
  const { pageTexts, pages } = readPdf(file);
  expect(pages).toBeGreaterThan(1);
  const texts = pageTexts.map((text) => text.replace(/[\s·\u200b]/g, ''));
  for (const index of cards.keys()) {
    const own = texts.filter((text) => new RegExp(`user-${index}(?!\\d)`).test(text));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(new RegExp(`ท้ายใบ${index}(?!\\d)`));
  }
  expect(file.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeLessThanOrEqual(2);
});
