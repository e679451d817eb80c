import { join } from 'node:path';
import pdfmake from 'pdfmake';
import pdfmakeLine from 'pdfmake/js/Line.js';
import { runTask } from './task.mjs';

const FONT = 'NotoSansThai';
const FONT_FOLDER = 'node_modules/@expo-google-fonts/noto-sans-thai';
const LINE = '#999999';
/** Bytes per line of output. */
const PIECE = 98_304;

/**
 * Points by which a word may be wider than its line. The width of a column is the sum of its words' widths, from which the
 * widths of a line's first words are taken again: without it, rounding tears the last word.
 */
const TOLERANCE = 0.01;
const { default: Line } = pdfmakeLine;
const { getAvailableWidth } = Line.prototype;
Line.prototype.getAvailableWidth = function getRoundedWidth() {
  return getAvailableWidth.call(this) + TOLERANCE;
};

const font = (file) => join(process.cwd(), FONT_FOLDER, file);
pdfmake.setFonts({
  [FONT]: {
    normal: font('300Light/NotoSansThai_300Light.ttf'),
    bold: font('600SemiBold/NotoSansThai_600SemiBold.ttf'),
  },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.includes(FONT_FOLDER));
const cut = () => ({ dash: { length: 3, space: 3 } });
pdfmake.addTableLayouts({
  cuts: {
    ...{ hLineColor: () => LINE, vLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0.5 },
    ...{ hLineStyle: cut, vLineStyle: cut },
    ...{ paddingLeft: () => 10, paddingRight: () => 10, paddingTop: () => 7, paddingBottom: () => 6 },
  },
  lines: { hLineColor: () => LINE, vLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0.5 },
});

/** Footer of each page, built here because JSON can't hold a function of the page number. */
const createFooter =
  ({ text, page, margin, ...style }) =>
  (number, pages) => ({
    margin,
    ...style,
    columns: [
      { text, width: '*' },
      { text: `${page} ${number} / ${pages}`, width: 'auto', alignment: 'right' },
    ],
  });

// Outputs the bytes of a document, in pieces of base64; its definition comes as JSON.
await runTask(async function* ({ foot }, input) {
  const definition = {
    ...JSON.parse(input),
    footer: createFooter(foot),
    defaultStyle: { font: FONT, fontSize: 10, lineHeight: 1.15 },
  };
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE).toString('base64');
}, 'print.tooComplex');
