import { deflateRawSync } from 'node:zlib';
import { readSheet } from './read-sheet';
import { anExcelFile } from './testing/imports';

const cellsOf = async (file: Buffer | string) => (await readSheet(Buffer.from(file))).map(({ cells }) => cells);
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
    expect(await cellsOf(text)).toEqual(rows);
  });

  test('in the Thai code page of old spreadsheets', async () => {
    const thai = Buffer.from([0xc3, 0xcb, 0xd1, 0xca, 0x2c, 0xaa, 0xd7, 0xe8, 0xcd, 0x0a, 0x30, 0x31, 0x2c, 0xa1]);
    expect(await cellsOf(thai)).toEqual([
      ['รหัส', 'ชื่อ'],
      ['01', 'ก'],
    ]);
  });

  test('keeps the numbers that a spreadsheet shows', async () => {
    expect((await readSheet(Buffer.from('a,b\n,\n1,2\n'))).map(({ number }) => number)).toEqual([1, 3]);
  });
});

test('an Excel file gives numbers as they are typed, and of long ones every digit', async () => {
  const file = await anExcelFile([
    ['รหัส', 'เลข'],
    ['01', 1101700203451],
  ]);
  expect(await cellsOf(file)).toEqual([
    ['รหัส', 'เลข'],
    ['01', '1101700203451'],
  ]);
});

describe('what is refused:', () => {
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

  test('an archive that unpacks to more than it says', async () => {
    await expect(readSheet(anArchive(Buffer.alloc(61 * 1_048_576)))).rejects.toMatchObject({ key: 'sheet.tooLarge' });
  });

  test('a sheet whose last cell is far away', async () => {
    const xml = Buffer.from(
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    );
    await expect(readSheet(anArchive(xml))).rejects.toMatchObject({ key: 'sheet.tooManyRows' });
  });
});

/** A zip archive with one file, which claims to be small. */
function anArchive(content: Buffer): Buffer {
  const [name, packed] = [Buffer.from('xl/worksheets/sheet1.xml'), deflateRawSync(content)];
  const local = Buffer.alloc(30);
  local.write('PK\u0003\u0004', 'latin1');
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}
