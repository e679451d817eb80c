import type { Content, TableCell } from 'pdfmake/interfaces';
import type { PdfBlock, PdfCard } from './pdf-blocks';
import { toBreakable, toUnbrokenName } from './pdf-text';

const COLUMNS = 2;
/** Least height of a card in points: five rows fill a page. */
const HEIGHT = 116;
const PICTURE = 54;
/** Letters of a word, without the marks above and below them, that fit into a line at full size. */
const LONG_WORD = 28;
const MUTED = '#555555';

/** Cards in rows of two, with dashed lines along which they are cut; none breaks between pages. */
export function drawCards(cards: readonly PdfCard[]): Content {
  const rows = Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => drawCard(cards[row * COLUMNS + column])),
  );
  return { layout: 'cuts', table: { widths: ['*', '*'], heights: HEIGHT, dontBreakRows: true, body: rows } };
}

/** Pictures of the cards of a document, stored once in the file. */
export const listCardImages = (parts: readonly PdfBlock[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part) =>
      part.kind === 'cards'
        ? Object.entries(part.pictures).map(([name, png]) => [name, `data:image/png;base64,${png.toString('base64')}`])
        : [],
    ),
  );

/** Font size at which the longest word of a name fits into its line. */
const chooseNameSize = (name: string): number =>
  Math.max(...name.split(' ').map((word) => word.replace(/\p{M}/gu, '').length)) > LONG_WORD ? 8 : 11;

function drawCard(card: PdfCard | undefined): TableCell {
  if (!card) return { text: '' };
  const { title, subtitle, facts, main, note, picture } = card;
  const small = { color: MUTED, fontSize: 7.5 };
  return {
    stack: [
      { text: toUnbrokenName(title), bold: true, fontSize: chooseNameSize(title), margin: [0, 0, 0, 1] },
      {
        columnGap: 6,
        columns: [
          {
            width: '*',
            stack: [
              { text: toBreakable(subtitle), ...small, margin: [0, 0, 0, 2] },
              ...facts.map(
                ([name, value]): Content => ({
                  text: [
                    { text: `${toBreakable(name)} `, ...small },
                    { text: toBreakable(value), bold: true, fontSize: 8.5 },
                  ],
                }),
              ),
              { text: toBreakable(main[0]), ...small, margin: [0, 1, 0, 0] },
              { text: main[1], bold: true, fontSize: 12, noWrap: true },
            ],
          },
          { width: PICTURE, image: picture, fit: [PICTURE, PICTURE] },
        ],
      },
      { text: toBreakable(note), ...small, margin: [0, 1, 0, 0] },
    ],
  };
}
