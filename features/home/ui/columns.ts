import { toSpans } from '../page/home-page.rules';

/** Lines of two, three and four cards that fill the page's width; a single card is shown as a row. */
const cardLines = new Map([
  [2, { columns: 'sm:grid-cols-2', sizes: '(min-width: 1248px) 588px, (min-width: 600px) 46vw' }],
  [3, { columns: 'sm:grid-cols-3', sizes: '(min-width: 1248px) 384px, (min-width: 600px) 31vw' }],
  [
    4,
    {
      columns: 'sm:grid-cols-2 lg:grid-cols-4',
      sizes: '(min-width: 1248px) 282px, (min-width: 960px) 23vw, (min-width: 600px) 46vw',
    },
  ],
]);

const findCardLine = (count: number) => cardLines.get(Math.min(count, 4));

/** Classes of a grid of cards from small tablets on. */
export const getCardColumns = (count: number): string => findCardLine(count)?.columns ?? '';

/**
 * Widths of such a grid's cards, as in an `img`'s `sizes`.
 *
 * @param onPhone width of a card on phones
 */
export const getCardSizes = (count: number, onPhone: string): string =>
  [findCardLine(count)?.sizes, onPhone].filter(Boolean).join(', ');

/** Grid in whose lines two or three entries fill the width. */
export const spanGridClass = 'grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-6';

const spanClasses = new Map([
  [2, 'lg:col-span-2'],
  [3, 'lg:col-span-3'],
  [6, 'lg:col-span-6'],
]);

/** Classes of each of `count` entries of such a grid; on tablets a last one alone takes the whole line. */
export const listSpanClasses = (count: number): string[] =>
  toSpans(count).map((span) => `${spanClasses.get(span) ?? ''} sm:max-lg:last:odd:col-span-2`);
