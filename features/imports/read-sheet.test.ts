import { randomBytes } from 'node:crypto';
import { findThai } from '@/lib/messages/message';
import { type ArchiveEntry, anArchive, buildExcelParts, buildInlineCell } from '@/testing/archives';
import { anExcelFile } from '@/testing/imports';
import { countTicks } from '@/testing/ticks';
import { importsMessages } from './imports.messages';
import { readSheet } from './read-sheet';

/** Every file is read by a child process, which takes time to start. */
jest.setTimeout(60_000);

const readCells = async (file: Buffer | string) => (await readSheet(Buffer.from(file))).map(({ cells }) => cells);
const rows = [
  ['รหัส', 'ชื่อ'],
  ['01', 'วิทยาลัย ก'],
];

describe('CSV', () => {
  test.each([
    ['commas', 'รหัส,ชื่อ\n01,วิทยาลัย ก\n'],
    ['semicolons', 'รหัส;ชื่อ\r\n01;วิทยาลัย ก'],
    ['tabs', 'รหัส\tชื่อ\r\n01\tวิทยาลัย ก'],
    ['a byte order mark', '\ufeffรหัส,ชื่อ\n"01", วิทยาลัย ก '],
    ['an apostrophe against formulas, and empty lines', 'รหัส,ชื่อ\n\n01,วิทยาลัย ก\n,\n'],
  ])('with %s', async (_, text) => {
    expect(await readCells(text)).toEqual(rows);
  });

  test('in the Thai code page of old spreadsheets', async () => {
    const thai = Buffer.from([0xc3, 0xcb, 0xd1, 0xca, 0x2c, 0xaa, 0xd7, 0xe8, 0xcd, 0x0a, 0x30, 0x31, 0x2c, 0xa1]);
    expect(await readCells(thai)).toEqual([
      ['รหัส', 'ชื่อ'],
      ['01', 'ก'],
    ]);
  });

  test('keeps numbers as a spreadsheet shows them', async () => {
    expect((await readSheet(Buffer.from('a,b\n,\n1,2\n'))).map(({ number }) => number)).toEqual([1, 3]);
  });
});

test('an Excel file yields numbers as typed, long ones with every digit', async () => {
  const file = await anExcelFile([
    ['รหัส', 'เลข'],
    ['01', 1101700203451],
  ]);
  expect(await readCells(file)).toEqual([
    ['รหัส', 'เลข'],
    ['01', '1101700203451'],
  ]);
});

describe('refused files:', () => {
  const big = Buffer.alloc(5 * 1_048_576 + 1, 'a');
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(500)]);
  const long = ['a', ...Array.from({ length: 5_001 }, () => '1')].join('\n');
  test.each([
    ['more than 5 MB', big, 'sheet.tooLarge'],
    ['old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'sheet.oldExcel'],
    ['a broken archive', broken, 'sheet.unreadable'],
    ['a program', Buffer.from('MZ\u0000\u0000'), 'sheet.unreadable'],
    ['an unclosed quote', Buffer.from('a,b\n"1,2\n'), 'sheet.badCsv'],
    ['nothing', Buffer.from(' \n,\n'), 'sheet.empty'],
    ['too many rows', Buffer.from(long), 'sheet.tooManyRows'],
    ['too many columns', Buffer.from(`${'a,'.repeat(40)}a\n`), 'sheet.tooManyColumns'],
  ])('%s', async (_, file, key) => {
    await expect(readSheet(file)).rejects.toMatchObject({ kind: 'invalid', key });
  });
});

const MIB = 1_048_576;
const row = (cells: string) => `<row r="1">${cells}</row>`;
const sheet = (rows: string, more: readonly ArchiveEntry[] = []) => anArchive([...buildExcelParts(rows), ...more]);
/** Text that compresses badly, so that the ratio does not reveal it. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes);
const shared = `<si><t>${'ก'.repeat(20_000)}</t></si>`;
const manyShared = Array.from(
  { length: 1_000 },
  (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
).join('');
/** Made and packed once: that takes seconds. */
let zeros: Buffer | undefined;
const makeZeros = (): Buffer => {
  zeros ??= Buffer.alloc(600 * MIB);
  return zeros;
};
const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ');

describe('a hostile Excel file is refused with a message, and this process survives:', () => {
  test.each([
    ['17 KB with a cell of 16 MB', () => sheet(row(buildInlineCell('A1', 'a'.repeat(16 * MIB)))), 'sheet.tooLarge'],
    ['a cell of 3 MB that packs badly', () => sheet(row(buildInlineCell('A1', noise(3 * MIB)))), 'sheet.tooLarge'],
    ['599 KB that unpack to 600 MB', () => sheet('', [{ name: 'a.xml', content: makeZeros() }]), 'sheet.tooLarge'],
    [
      'more than it says',
      () => sheet('', [{ name: 'a.xml', content: Buffer.alloc(61 * MIB), claimed: 10 }]),
      'sheet.unreadable',
    ],
    [
      'many entries',
      () =>
        sheet(
          '',
          Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, content: '' })),
        ),
      'sheet.tooLarge',
    ],
    [
      'entries that share their bytes',
      () =>
        sheet('', [
          { name: 'a.xml', content: 'a' },
          { name: 'b.xml', content: 'a', sameAs: 6 },
        ]),
      'sheet.unreadable',
    ],
    [
      'two entries of one name',
      () =>
        sheet('', [
          { name: 'a.xml', content: 'a' },
          { name: 'a.xml', content: 'b' },
        ]),
      'sheet.unreadable',
    ],
    ['a name that leads out', () => sheet('', [{ name: '../a.xml', content: 'a' }]), 'sheet.unreadable'],
    ['a tag with 100,000 attributes', () => sheet(`<row ${attributes(100_000)}/>`), 'sheet.tooLarge'],
    ['two thousand tags with 200 attributes', () => sheet(`<row ${attributes(200)}/>`.repeat(2_000)), 'sheet.tooLarge'],
    [
      'four million tags',
      () => sheet('<a/>'.repeat(4_000_000).replace(/.{4000}/g, (all) => `${all}${noise(40)}`)),
      'sheet.tooLarge',
    ],
    ['tags without an end', () => sheet(`${'<c '.repeat(20_000)}`), 'sheet.unreadable'],
    [
      'entities that grow',
      () => sheet('', [{ name: 'b.xml', content: '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><a>&d;</a>' }]),
      'sheet.unreadable',
    ],
    ['a cell far away', () => sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), 'sheet.tooManyRows'],
    ['one long text in a thousand cells', () => anArchive(buildExcelParts(manyShared, shared)), 'sheet.tooLarge'],
  ] as const)('%s', async (_name, make, key) => {
    const file = make();
    const ticks = countTicks();
    await expect(readSheet(file)).rejects.toMatchObject({ kind: 'invalid', key });
    expect(ticks()).toBeGreaterThan(100);
    expect(findThai(importsMessages, key)).toMatch(/[ก-๙]/);
  });

  test('data outside the central directory is never unpacked', async () => {
    const file = sheet(row(buildInlineCell('A1', 'ก')), [{ name: 'xl/a.xml', content: makeZeros(), isHidden: true }]);
    expect(file.length).toBeGreaterThan(500_000);
    expect(await readCells(file)).toEqual([['ก']]);
  });
});

describe('valid files of other programs:', () => {
  const heading = '<si><t>รหัส</t></si><si><r><t>ชื่อ</t></r><r><rPr><b/></rPr><t xml:space="preserve"> เต็ม</t></r></si>';
  const cells = '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>';
  const second = '<row r="2"><c r="A2"><v>7</v></c><c r="B2" t="str"><f>A2&amp;"x"</f><v>7x</v></c></row>';

  test('shared texts in runs, values of formulas, formatted empty columns', async () => {
    const empty = '<c r="C1" s="1"/><c r="D1" s="1"/>';
    expect(await readCells(anArchive(buildExcelParts(`<row r="1">${cells}${empty}</row>${second}`, heading)))).toEqual([
      ['รหัส', 'ชื่อ เต็ม'],
      ['7', '7x'],
    ]);
  });

  test('comments, a picture, and folders of their own', async () => {
    const more = [
      { name: 'xl/media/', content: '' },
      { name: 'xl/media/a.png', content: Buffer.alloc(100) },
      {
        name: 'docProps/app.xml',
        content: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- made --><a><![CDATA[<b>]]></a>',
      },
    ];
    expect(await readCells(anArchive([...buildExcelParts(`<row r="1">${cells}</row>`, heading), ...more]))).toEqual([
      ['รหัส', 'ชื่อ เต็ม'],
    ]);
  });

  test('the longest cell that a spreadsheet holds, each letter an entity', async () => {
    const [[cell = ''] = []] = await readCells(sheet(row(buildInlineCell('A1', '&amp;'.repeat(32_767)))));
    expect(cell).toBe('&'.repeat(25_000));
  });
});
