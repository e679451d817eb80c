import {
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** @typedef {'xl/worksheets/sheet{id}.xml' | 'xl/workbook.xml'} Part */
/** @type {Part} */
const SHEET = 'xl/worksheets/sheet{id}.xml';
/** @type {Part} */
const WORKBOOK = 'xl/workbook.xml';
/** Longest title in a header, which Excel limits to 255 characters with its codes. */
const TITLE_LENGTH = 120;
/** A4, as wide as the page and as long as it takes; margins in inches. */
const PAGE = [
  '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
  '<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.6" header="0.3" footer="0.3"/>',
];
/**
 * Characters across a page that are still read without effort, at three fifths of their size; a wider sheet goes over several
 * pages side by side. Its first columns, until one that names the row, are on each of them if they leave half of the page.
 */
const PAGE_CHARACTERS = 240;
const NAME_CHARACTERS = 20;
/** Columns that are named by a single letter. */
const LETTERS = 26;
/** Height of a line in points, Excel's maximum height of a row, and the share of a line lost to its end between words. */
const LINE_POINTS = 15;
const MAX_ROW_POINTS = 409;
const WRAP_LOSS = 1.15;
const LINE_BREAK = /\r\n|[\r\n]/;
/** Marks above and below letters, which take no width. */
const MARKS = /\p{Mn}/gu;

/**
 * Page setup of an Excel file for printing: the title above each page, the heading of the table on each, the page's
 * number below. The first sheet lies across the page, as lists have many columns, and over several where they are too many
 * for one.
 *
 * Elements: ECMA-376, part 1, 18.3.1.63 (pageSetup), 18.3.1.46 (headerFooter) and 18.2.5 (definedName). JavaScript, as a
 * thread of an export loads it without a compiler.
 *
 * @param {string} title without characters that XML forbids
 * @param {string} sheet name of the first sheet
 * @param {readonly number[]} widths of its columns, in characters
 * @returns {import('write-excel-file/node').Feature}
 */
export function buildPrintSetup(title, sheet, widths) {
  const across = layOutAcross(widths);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            [
              ...PAGE,
              sheetIndex === 0 ? buildPageSetup('landscape', across.pages) : buildPageSetup('portrait', 1),
              buildHeader(title),
            ].reduce((whole, markup) => setElement(whole, markup, SHEET, 'worksheet'), xml),
        },
        'xl/workbook.xml': {
          transform: (xml) => setElement(xml, buildPrintTitles(sheet, across.repeated), WORKBOOK, 'workbook'),
        },
      },
    },
  };
}

/**
 * Height of a row in points that shows its longest text whole; undefined for a single line. Spreadsheets give a row
 * without a height one line.
 *
 * @param {readonly unknown[]} row values of the cells
 * @param {readonly number[]} widths of the columns, in characters
 * @returns {number | undefined}
 */
export function getRowHeight(row, widths) {
  const lines = row.map((cell, index) => (typeof cell === 'string' ? countLines(cell, widths[index] ?? 1) : 1));
  const most = Math.max(1, ...lines);
  return most > 1 ? Math.min(MAX_ROW_POINTS, most * LINE_POINTS) : undefined;
}

/** @param {string} text @param {number} width */
const countLines = (text, width) =>
  text
    .split(LINE_BREAK)
    .reduce((lines, line) => lines + Math.max(1, Math.ceil((line.replace(MARKS, '').length * WRAP_LOSS) / width)), 0);

/**
 * Number of pages side by side, and of the columns that each of them repeats.
 *
 * @param {readonly number[]} widths
 */
function layOutAcross(widths) {
  const sum = (/** @type {readonly number[]} */ some) => some.reduce((total, width) => total + width, 0);
  if (sum(widths) <= PAGE_CHARACTERS) return { pages: 1, repeated: 0 };
  const named = widths.findIndex((width) => width >= NAME_CHARACTERS) + 1;
  const repeated = named <= LETTERS && sum(widths.slice(0, named)) <= PAGE_CHARACTERS / 2 ? named : 0;
  const kept = sum(widths.slice(0, repeated));
  return { pages: Math.ceil((sum(widths) - kept) / (PAGE_CHARACTERS - kept)), repeated };
}

/** @param {'landscape' | 'portrait'} orientation @param {number} pages side by side */
const buildPageSetup = (orientation, pages) =>
  `<pageSetup paperSize="9" fitToWidth="${pages}" fitToHeight="0" orientation="${orientation}"/>`;

/**
 * The ampersand begins a code in headers, so one in the title is written twice.
 *
 * @param {string} title
 */
function buildHeader(title) {
  const above = sanitizeTextContent(`&L${Array.from(title).slice(0, TITLE_LENGTH).join('').replaceAll('&', '&&')}`);
  return `<headerFooter><oddHeader>${above}</oddHeader><oddFooter>&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`;
}

/**
 * The name by which Excel knows the rows and columns that it repeats on each page; columns come first.
 *
 * @param {string} sheet @param {number} columns at most `LETTERS`
 */
function buildPrintTitles(sheet, columns) {
  const name = `'${sheet.replaceAll("'", "''")}'`;
  const last = String.fromCharCode('A'.charCodeAt(0) + columns - 1);
  const titles = sanitizeTextContent(`${columns > 0 ? `${name}!$A:$${last},` : ''}${name}!$1:$1`);
  return `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${titles}</definedName></definedNames>`;
}

/**
 * Puts an element into its place among its siblings, instead of the one of its name.
 *
 * @param {string} xml @param {string} markup @param {Part} part @param {string} parent
 */
function setElement(xml, markup, part, parent) {
  const old = findElement(xml, /^<(\w+)/.exec(markup)?.[1] ?? '');
  return old
    ? replaceElement(xml, old, markup)
    : insertElementMarkupAccordingToOrderOfSiblings(xml, markup, getOrderOfSiblings(part, parent) ?? [], parent);
}
