import { toSpans } from '../page/home-page.rules';

/** Columns of up to four cards that fill every line; a single card is shown as a row. */
const cardColumns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4'] as const;

/** Classes of a grid of cards from small tablets on. */
export const getCardColumns = (count: number): string => cardColumns[Math.min(count, 4)] ?? '';

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
