import type { Content, TableCell } from 'pdfmake/interfaces';
import type { PdfBlock, PdfCard } from './pdf-blocks';
import { toBreakable } from './pdf-text';

const COLUMNS = 2;
/** Least height of a card in points: five rows fill a page. */
const HEIGHT = 122;
const PICTURE = 58;
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

function drawCard(card: PdfCard | undefined): TableCell {
  if (!card) return { text: '' };
  const { title, subtitle, facts, note, picture } = card;
  return {
    stack: [
      { text: toBreakable(title), bold: true, fontSize: 11 },
      { text: toBreakable(subtitle), color: MUTED, fontSize: 8, margin: [0, 0, 0, 4] },
      {
        columnGap: 8,
        columns: [
          {
            width: '*',
            stack: facts.flatMap(([name, value]): Content[] => [
              { text: toBreakable(name), color: MUTED, fontSize: 7 },
              { text: toBreakable(value), bold: true, fontSize: 10, margin: [0, 0, 0, 2] },
            ]),
          },
          { width: PICTURE, image: picture, fit: [PICTURE, PICTURE] },
        ],
      },
      { text: toBreakable(note), color: MUTED, fontSize: 7.5, margin: [0, 2, 0, 0] },
    ],
  };
}
