import { join } from 'node:path';
import pdfmake from 'pdfmake/js/PDFDocument.js';
import { BREAK, drawable, lineBreaker } from './lines.mjs';

const FONTS = 'node_modules/@expo-google-fonts/noto-sans-thai';
const files = { light: '300Light/NotoSansThai_300Light.ttf', bold: '600SemiBold/NotoSansThai_600SemiBold.ttf' };
const MARGIN = 48;
const FOOT = 32;
/** Multiple of the font size. */
const LINE_HEIGHT = 1.5;
/** Minimum space for a headline at the bottom of a page, in points; with less, it starts a new page. */
const ROOM = 84;
const [INK, QUIET, RED] = ['#1f1a17', '#5f554e', '#74101f'];
const ENTRY_INDENT = 14;
/** Signs about line ends, which are not drawn: the break opportunity and the no-break space. */
const SIGNS = [BREAK, '\u00a0'];

/** pdfmake's internal document class: it streams complete pages immediately. */
const { default: PdfDocument } = pdfmake;

/**
 * Writer of an accessible PDF: it declares its language, and all headings and paragraphs are tagged.
 *
 * @param {{ title: string, heading: string, subtitles: string[], agency: string, page: string, accent?: string }} head
 */
export function openPdf({ title, heading, subtitles, agency, page, accent = RED }) {
  const made = [];
  const document = openDocument({ title, agency });
  document.on('data', (bytes) => made.push(bytes));
  const whole = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
  const pen = createPen(document);
  let pages = 0;
  let month;

  document.on('pageAdded', () => {
    pages += 1;
    drawFoot(document, drawable(pen.known(agency)), `${page} ${pages}`);
  });
  document.addPage();
  pen.put('H1', heading, { font: 'bold', size: 18, color: accent });
  for (const line of subtitles) pen.put('P', line, { color: QUIET });

  const draw = ({ number, topic, address, facts, blocks, month: current }) => {
    if (document.y > document.page.height - MARGIN - ROOM) document.addPage();
    if (current !== month) {
      month = current;
      document.outline.addItem(current);
      pen.put('H2', current, { font: 'bold', size: 14, color: accent, before: 16 });
    }
    pen.put('H3', `${number}. ${topic}`, { font: 'bold', size: 11, link: address, before: 9 });
    pen.put('P', facts, { size: 9, color: QUIET });
    if (blocks.length === 0) pen.put('P', address, { size: 8, color: QUIET, link: address });
    for (const { kind, text } of blocks) drawBlock(kind, text);
  };
  const drawBlock = (kind, text) => {
    if (kind === 'heading') pen.put('H4', text, { font: 'bold', before: 5 });
    else if (kind === 'item') pen.put('P', `• ${text}`, { indent: ENTRY_INDENT, before: 2 });
    else pen.put('P', text, { before: 4 });
  };
  return {
    add: async (rows) => {
      for (const row of rows) draw(row);
      pen.forget();
      // Complete pages are emitted by events.
      await new Promise(setImmediate);
      return Buffer.concat(made.splice(0));
    },
    end: async () => {
      document.end();
      await whole;
      return Buffer.concat(made.splice(0));
    },
  };
}

function openDocument({ title, agency }) {
  const document = new PdfDocument(
    {},
    {},
    {},
    {},
    {
      size: 'A4',
      margin: MARGIN,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'th-TH',
      info: { Title: title, Author: agency },
    },
  );
  for (const [name, file] of Object.entries(files)) document.registerFont(name, join(process.cwd(), FONTS, file));
  return document.font('light');
}

/** Page footer, marked as an artifact, so that screen readers skip it. */
function drawFoot(document, left, right) {
  const { _font: font, _fontSize: size, _fillColor: color, y } = document;
  const bottom = document.page.height - FOOT;
  document.markContent('Artifact', { type: 'Pagination' });
  document.font('light').fontSize(8).fillColor(QUIET);
  document.text(left, MARGIN, bottom, { lineBreak: false });
  document.text(right, document.page.width - MARGIN - document.widthOfString(right), bottom, { lineBreak: false });
  document.endMarkedContent();
  Object.assign(document, { _font: font, _fontSize: size, y });
  document.fillColor(...(color ?? [INK]));
}

/** Writes tagged texts below one another, line by line. */
function createPen(document) {
  const { light, bold } = findFonts(document);
  const fonts = { light, bold };
  const breakLines = lineBreaker((text, font) => fonts[font].widthOfString(text, 1));
  const drawn = new Map();
  /** True if the font has a glyph; others, such as emoji, would show as a box. */
  const hasLetter = (letter) => {
    const known = drawn.get(letter);
    if (known !== undefined) return known;
    const has = light.font.hasGlyphForCodePoint(letter.codePointAt(0));
    drawn.set(letter, has);
    return has;
  };
  const known = (text) =>
    Array.from(text)
      .filter((letter) => SIGNS.includes(letter) || hasLetter(letter))
      .join('');
  const put = (mark, text, { font = 'light', size = 10, color = INK, link, indent = 0, before = 0 }) => {
    const left = MARGIN + indent;
    const words = known(text);
    const lines = breakLines(words, font, (document.page.width - MARGIN - left) / size);
    if (lines.length === 0) return;
    document.font(font).fontSize(size).fillColor(color);
    document.y += before;
    const drawLines = () => {
      for (const line of lines) {
        const { y } = document;
        if (y + size * LINE_HEIGHT > document.page.height - MARGIN) document.continueOnNewPage();
        const top = document.y;
        document.text(line, left, top, { lineBreak: false });
        if (link) document.link(left, top, document.widthOfString(line), size * LINE_HEIGHT, link);
        document.y = top + size * LINE_HEIGHT;
      }
    };
    // Headlines also carry their original text, for search and screen readers.
    const part = document.struct(mark, mark === 'P' ? {} : { actual: drawable(words) }, drawLines);
    document.addStructure(part);
    part.end();
  };
  /** Clears the package's cache of shaped runs, which would exhaust memory over ten thousand items. */
  const forget = () => {
    for (const one of [light, bold]) one.layoutCache = Object.create(null);
  };
  return { known, put, forget };
}

function findFonts(document) {
  const [light, bold] = ['light', 'bold'].map((name) => document.font(name)._font);
  return { light, bold };
}
