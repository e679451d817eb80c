import type { Content, TableCell } from 'pdfmake/interfaces';
import type { DocumentSeed } from './content/shapes';
import { formatThaiDate } from './content/thai-date';
import { breakable, loadPdfmake, MARGIN_POINTS } from './pdf';

const RED = '#74101f';
const RULE = '#cfc3b1';

type Booklet = Pick<DocumentSeed, 'title' | 'office' | 'publishAt' | 'text'>;

/**
 * An A4 booklet: cover, contents, a page or more for each chapter, page numbers. For the lines of its text see `Outline`
 * in content/documents/outline.ts.
 */
export async function makeBooklet({ title, office, publishAt, text }: Booklet, agency: string): Promise<Uint8Array> {
  const pdfmake = await loadPdfmake();
  const document = pdfmake.createPdf({
    pageMargins: MARGIN_POINTS,
    info: { title, author: agency, creationDate: publishAt },
    defaultStyle: { font: 'Thai', fontSize: 12, lineHeight: 1.5 },
    footer: (page: number, pages: number) =>
      page === 1 ? '' : { text: `หน้า ${page} จาก ${pages}`, alignment: 'center', fontSize: 10, color: '#574b43' },
    content: [...buildCover(title, agency, office, publishAt), ...buildBody(text)],
  });
  return document.getBuffer();
}

const buildCover = (title: string, agency: string, office: string, publishAt: Date): Content[] => [
  { canvas: [{ type: 'rect', x: 0, y: 0, w: 467, h: 6, color: RED }], margin: [0, 120, 0, 32] },
  { text: breakable(agency), fontSize: 14, color: RED },
  { text: breakable(title), fontSize: 26, bold: true, lineHeight: 1.4, margin: [0, 12, 0, 32] },
  { text: breakable(office), fontSize: 14 },
  { text: `เผยแพร่ ${formatThaiDate(publishAt)}`, fontSize: 12 },
  { toc: { title: { text: 'สารบัญ', fontSize: 18, bold: true, pageBreak: 'before', margin: [0, 0, 0, 12] } } },
];

/** Chapters, sections, paragraphs, lists and tables; consecutive items and rows are joined. */
function buildBody(lines: readonly string[]): Content[] {
  const body: Content[] = [];
  for (const [at, line] of lines.entries()) {
    const mark = readMark(line);
    if (isJoined(mark) && readMark(lines[at - 1] ?? '') === mark) continue;
    body.push(buildBlock(mark, lines.slice(at)));
  }
  return body;
}

type Mark = '# ' | '## ' | '- ' | '| ' | '';
const readMark = (line: string): Mark =>
  (['## ', '# ', '- ', '| '] as const).find((mark) => line.startsWith(mark)) ?? '';
const isJoined = (mark: Mark): boolean => mark === '- ' || mark === '| ';

function buildBlock(mark: Mark, lines: readonly string[]): Content {
  const [line = ''] = lines;
  const words = breakable(line.slice(mark.length));
  switch (mark) {
    case '# ':
      return {
        text: words,
        fontSize: 18,
        bold: true,
        color: RED,
        pageBreak: 'before',
        tocItem: true,
        margin: [0, 0, 0, 10],
      };
    case '## ':
      return { text: words, fontSize: 14, bold: true, margin: [0, 10, 0, 4] };
    case '- ':
      return { ul: takeRun(lines, mark).map(breakable), margin: [0, 0, 0, 10] };
    case '| ':
      return buildTable(takeRun(lines, mark));
    default:
      return { text: words, margin: [0, 0, 0, 10] };
  }
}

/** Lines at the start that have the mark, without it. */
function takeRun(lines: readonly string[], mark: Mark): string[] {
  const end = lines.findIndex((line) => readMark(line) !== mark);
  return lines.slice(0, end === -1 ? lines.length : end).map((line) => line.slice(mark.length));
}

function buildTable(rows: readonly string[]): Content {
  const cells = rows.map((row) => row.split(' | ').map((cell) => breakable(cell.trim())));
  const [head = [], ...others] = cells;
  const body: TableCell[][] = [head.map((text) => ({ text, bold: true, fillColor: '#f6f2ec' })), ...others];
  return {
    table: { headerRows: 1, widths: head.map((_, at) => (at === 0 ? '*' : 'auto')), body },
    layout: { hLineColor: () => RULE, vLineColor: () => RULE },
    margin: [0, 4, 0, 14],
  };
}
