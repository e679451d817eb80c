import { parse } from 'csv-parse/sync';
import { unzip } from '@/testing/unzip';
import { createCsvStream, type SheetRow, writeSheet } from './sheets';

async function* batchesOf(...batches: SheetRow[][]) {
  yield* batches;
}
const csv = async (...rows: SheetRow[]) =>
  Buffer.from(await new Response(createCsvStream(['ข้อ'], batchesOf(rows))).bytes());

describe('a CSV file', () => {
  test('starts with the byte order mark by which Excel detects UTF-8', async () => {
    const file = await csv(['ปี่ ก๊ ฎุ ญี่']);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.subarray(3).toString()).toBe('ข้อ\r\nปี่ ก๊ ฎุ ญี่\r\n');
  });

  test.each(['=1+1', '@SUM(A1)', '+1', '-1+2', '\t=1+1', '\r=1+1', '＝1+1'])(
    '%j is text, not a formula',
    async (typed) => {
      const [, line = ''] = (await csv([typed])).toString().split('ข้อ\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
      expect(line).toContain(typed);
    },
  );

  test('quotes, commas and line breaks stay inside their cell', async () => {
    expect((await csv(['ก "ข", ค\nง', 3])).toString()).toContain('"ก ""ข"", ค\nง",3\r\n');
    for (const typed of ['ก\nข', 'ก\rข', 'ก\r\nข'])
      expect((await csv([typed, 3])).toString()).toContain(`"${typed}",3\r\n`);
  });

  test('facts follow the table after an empty row, as long as the others, for strict readers', async () => {
    const about = (count: number) => [['จำนวนแถว', String(count)]] as const;
    const read = async (titles: string[], ...batches: SheetRow[][]) =>
      parse(await new Response(createCsvStream(titles, batchesOf(...batches), { about })).text());
    expect(await read(['ข้อ', 'ชื่อ', 'ราย'], [['1', 'ก', 2]], [['2', 'ข', 3]])).toEqual([
      ['ข้อ', 'ชื่อ', 'ราย'],
      ['1', 'ก', '2'],
      ['2', 'ข', '3'],
      ['', '', ''],
      ['จำนวนแถว', '2', ''],
    ]);
    expect(await read(['ข้อ'], [['ก']])).toEqual([['ข้อ'], ['ก'], [''], ['จำนวนแถว: 1']]);
  });

  test('reads its source only as far as the reader consumes', async () => {
    let made = 0;
    let ended = false;
    async function* endless() {
      try {
        for (;;) {
          made += 1;
          yield [['แถว']];
        }
      } finally {
        ended = true;
      }
    }
    const reader = createCsvStream(['ข้อ'], endless()).getReader();
    for (let count = 0; count < 3; count += 1) await reader.read();
    await reader.cancel();
    expect(made).toBeLessThanOrEqual(4);
    expect(ended).toBe(true);
  });
});

describe('an Excel file', () => {
  const columns = [
    { title: 'ลำดับ', width: 8 },
    { title: 'หัวข้อ', width: 60 },
    { title: 'เวลา', width: 20 },
    { title: 'อ่าน', width: 10, sum: true },
  ];
  const at = new Date('2026-11-20T23:30:00.000Z');

  test('opens with headings, real dates in Thai time, widths and sums', async () => {
    const files = unzip(
      await writeSheet(
        'ข่าว',
        columns,
        [
          [1, 'หัวข้อ & <ข่าว>', at, 40],
          [2, 'ข', '', 2],
        ],
        'รวม',
      ),
    );
    const [sheet = '', strings = ''] = [files.get('xl/worksheets/sheet1.xml'), files.get('xl/sharedStrings.xml')];
    expect(files.get('xl/workbook.xml')).toContain('ข่าว');
    expect(strings).toContain('หัวข้อ &amp; &lt;ข่าว&gt;');
    expect(strings).toContain('รวม');
    // 21 November 2026 06:30 in Thailand.
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46347\.2708333\d*<\/v>/);
    expect(sheet).toMatch(/<c r="D4"[^>]*><v>42<\/v>/);
    expect(sheet).toMatch(/<col [^>]*width="60"/);
    expect(files.get('xl/styles.xml')).toContain('[$-107041E]d mmm yyyy hh:mm');
  });

  test('makes a row as high as its longest text', async () => {
    const long = 'หัวข้อ '.repeat(30);
    const files = unzip(
      await writeSheet(
        'ข่าว',
        columns,
        [
          [1, 'ก', at, 40],
          [2, long, at, 2],
          [3, 'ก\nข', at, 2],
        ],
        'รวม',
      ),
    );
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    const heights = [...sheet.matchAll(/<row r="(\d)"([^>]*)>/g)].map(
      ([, , given = '']) => / ht="(\d+)"/.exec(given)?.[1],
    );
    expect(heights).toEqual([undefined, undefined, '45', '30', undefined]);
  });

  test('prints the title and the heading on every page, as wide as the page', async () => {
    const files = unzip(await writeSheet("ข่าว & 'ประกาศ'", columns, [[1, 'ก', at, 40]], 'รวม', [['รายการ', 'ข่าว']]));
    const [sheet = '', about = ''] = [files.get('xl/worksheets/sheet1.xml'), files.get('xl/worksheets/sheet2.xml')];
    for (const one of [sheet, about]) expect(one).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(sheet).toMatch(/<pageSetup [^>]*fitToHeight="0"[^>]*orientation="landscape"/);
    expect(about).toMatch(/<pageSetup [^>]*orientation="portrait"/);
    expect(sheet).toContain("<oddHeader>&amp;Lข่าว &amp;&amp; 'ประกาศ'</oddHeader>");
    expect(files.get('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'ข่าว &amp; ''ประกาศ'!$1:$1</definedName>`,
    );
    // Excel refuses a file whose elements are in another order.
    const order = ['<sheetPr', '<sheetViews', '<cols', '<sheetData', '<pageMargins', '<pageSetup ', '<headerFooter'];
    expect(order.map((name) => sheet.indexOf(name))).toEqual(
      order.map((name) => sheet.indexOf(name)).toSorted((a, b) => a - b),
    );
  });

  test.each([
    ['one page', [8, 60, 20, 10], 1, `'ข่าว'!$1:$1`],
    ['one page, just', [8, 60, 172], 1, `'ข่าว'!$1:$1`],
    ['two pages with the name on both', [8, 60, 90, 90], 2, `'ข่าว'!$A:$B,'ข่าว'!$1:$1`],
    ['three pages', [8, 44, ...Array<number>(25).fill(20)], 3, `'ข่าว'!$A:$B,'ข่าว'!$1:$1`],
    ['two pages without a name', Array<number>(30).fill(10), 2, `'ข่าว'!$1:$1`],
    ['two pages behind a name that leaves no room', [150, 150], 2, `'ข่าว'!$1:$1`],
    ['two pages with a name far behind', [...Array<number>(30).fill(3), 20, 150], 2, `'ข่าว'!$1:$1`],
  ])('prints a sheet across %s', async (_, widths, pages, titles) => {
    const wide = widths.map((width, index) => ({ title: `ช่อง ${index}`, width }));
    const files = unzip(await writeSheet('ข่าว', wide, [widths.map(() => 'ก')], '', [['รายการ', 'ข่าว']]));
    expect(files.get('xl/worksheets/sheet1.xml')).toContain(
      `<pageSetup paperSize="9" fitToWidth="${pages}" fitToHeight="0" orientation="landscape"/>`,
    );
    expect(files.get('xl/worksheets/sheet2.xml')).toContain(
      '<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0" orientation="portrait"/>',
    );
    expect(files.get('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">${titles}</definedName>`,
    );
  });

  test('has no formulas, for any input, and no characters that XML forbids', async () => {
    const typed = ['=1+1', '@SUM(A1)', '\t=2', 'ก\u0000ข\u000bค\ud800ง'];
    const files = unzip(
      await writeSheet(
        'ข่าว',
        columns,
        typed.map((text, index) => [index, text, at, 1]),
        'รวม',
      ),
    );
    expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    expect(files.get('xl/sharedStrings.xml')).toContain('=1+1');
    expect(files.get('xl/sharedStrings.xml')).toContain('ก ข ค ง');
  });

  test.each([
    ['ความเห็นของผู้ปกครองต่อการเรียนการสอน ปีการศึกษา 2569', 'ความเห็นของผู้ปกครองต่อการเรียน'],
    ['ก/ข\\ค [1]: ง*?', 'ก ข ค 1 ง'],
    ["'ก'", 'ก'],
    ['[]', 'Sheet1'],
    ['History', 'Sheet1'],
    ['ก\u0000ข', 'ก ข'],
  ])('turns the title %j into a valid sheet name', async (title, name) => {
    const workbook = unzip(await writeSheet(title, columns, [], '')).get('xl/workbook.xml') ?? '';
    expect(/<sheet [^>]*name="([^"]*)"/.exec(workbook)?.[1]).toBe(name);
  });
});
