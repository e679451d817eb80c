import { buildArchive } from '../../../testing/build-archive.mjs';
import { damage } from '../damage.mjs';
import { drawOddText } from '../odd.mjs';

/** Content of a zip bomb; a thousandth of it is transferred. */
export const BOMB = Buffer.alloc(24_000_000);

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = (kind, target) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`;
const WORKBOOK = `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Escapes a text, without characters that XML can't contain. */
const escapeXml = (text) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd]/g, '')
    .replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cell = (text) => `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
const buildSheet = (rows) =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;

/** Ways to break an otherwise valid workbook; each can replace its sheet and add entries. */
const breaks = [
  () => ({}),
  () => ({ more: [{ name: 'xl/media/x.bin', content: BOMB, isHidden: true }] }),
  () => ({ more: [{ name: 'xl/media/x.bin', content: BOMB, claimed: 10 }] }),
  () => ({
    more: [
      { name: '../../../tmp/x', content: Buffer.from('x') },
      { name: '/etc/x', content: Buffer.from('x') },
    ],
  }),
  () => ({ more: [{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(buildSheet([['สอง']])) }] }),
  () => ({ more: Array.from({ length: 2_000 }, (_, at) => ({ name: `x/${at}`, content: '' })) }),
  () => ({ sheet: buildSheet([[' '.repeat(3_000_000)]]) }),
  () => ({
    sheet: `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>${buildSheet([['&c;']])}`,
  }),
  () => ({ sheet: `<!DOCTYPE x SYSTEM "file:///etc/passwd">${buildSheet([['x']])}` }),
  () => ({ sheet: `<worksheet ${Array.from({ length: 5_000 }, (_, at) => `a${at}="x"`).join(' ')}/>` }),
  () => ({ sheet: `${'<c>'.repeat(20_000)}` }),
  () => ({ sheet: buildSheet(Array.from({ length: 3_000 }, () => ['x', 'ก'])) }),
  () => ({ sheet: buildSheet([['x']]).replace('<c ', '<c r="XFD1048576" ') }),
  () => ({ sheet: buildSheet([['x']]).replace('<c ', '<c r="ZZZZZZ99999999999" ') }),
  () => ({ sheet: '' }),
  (dice) => ({ sheet: damage(Buffer.from(buildSheet([['x', '1']])), dice) }),
];

/** Rows of an import: copies of its example with odd cells. */
export const drawRows = (dice, headings, example) => [
  headings,
  ...Array.from({ length: dice.below(12) }, (_, at) =>
    example.map((cell) => (dice.chance(0.2) ? drawOddText(dice) : cell.replace(/\d$/, String(at)))),
  ),
];

/** A workbook, mostly broken in some way. */
export function drawWorkbook(dice, rows) {
  const { sheet = buildSheet(rows), more = [] } = dice.chance(0.4) ? {} : dice.pick(breaks)(dice);
  const parts = { '[Content_Types].xml': TYPES, '_rels/.rels': relation('officeDocument', 'xl/workbook.xml') };
  const inner = {
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  };
  const entries = Object.entries({ ...parts, ...inner, 'xl/worksheets/sheet1.xml': sheet });
  return buildArchive([...entries.map(([name, content]) => ({ name, content })), ...more]);
}

const quoted = (text) => `"${text.toWellFormed().replaceAll('"', '""')}"`;
const MARKS = [Buffer.alloc(0), Buffer.from('\ufeff'), Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** The same rows as CSV: other separators and encodings, an unclosed quotation mark. */
export function drawCsv(dice, rows) {
  const [separator, end] = [dice.pick([',', ',', ';', '\t', '|']), dice.pick(['\r\n', '\n', '\r'])];
  const text = rows.map((row) => row.map(quoted).join(separator)).join(end);
  const broken = dice.chance(0.1) ? `${text}${end}"` : text;
  return Buffer.concat([dice.pick(MARKS), Buffer.from(broken, dice.chance(0.05) ? 'utf16le' : 'utf8')]);
}
