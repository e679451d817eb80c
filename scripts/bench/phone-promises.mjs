import { atLeast, atMost, reportFigure } from './checks.mjs';

/** Pages on a phone, as Lighthouse judges them. */
export const lighthousePromise = {
  name: 'lighthouse',
  rows: ['lighthouse'],
  anySize: true,
  promise: 'front page and item on a phone, Lighthouse mobile: ≥ 99/100/100/100, LCP ≤ 1.8 s, CLS 0, TBT ≤ 60 ms',
  checks: ({ lighthouse }) =>
    ['home', 'item', 'category', 'search'].flatMap((page) => {
      const of = (name) => lighthouse[`${page}.${name}`];
      return [
        atLeast(page, of('performance'), 99),
        atLeast('', of('accessibility'), 100),
        atLeast('', of('best-practices'), 100),
        // Search results are excluded from search engines, which Lighthouse counts as a fault.
        page === 'search' ? reportFigure('', of('seo')) : atLeast('', of('seo'), 100),
        atMost('LCP', of('lcpMs'), 1_800, 'ms'),
        atMost('CLS', of('cls'), 0),
        atMost('TBT', of('tbtMs'), 60, 'ms'),
      ];
    }),
};

/** Cost of the elements that keep Thai words whole. */
export const drawingPromise = {
  name: 'drawing',
  rows: ['drawing'],
  anySize: true,
  promise: 'elements that keep words whole, on home, category and item: ≤ 3 % more to draw, ≤ 2 % more bytes packed',
  checks: ({ drawing }) =>
    ['home', 'category', 'item'].flatMap((page) => [
      reportFigure(page, drawing[`${page}Ms`], 'ms'),
      atMost('×', drawing[`${page}Drawn`], 1.03),
      atMost('gzip ×', drawing[`${page}Gzip`], 1.02),
      atMost('brotli ×', drawing[`${page}Brotli`], 1.02),
    ]),
};

/** First press of a reader, which fetches the script of its control. */
export const pressesPromise = {
  name: 'presses',
  rows: ['presses'],
  anySize: true,
  promise: 'first press on a phone four times slower, with an empty cache: next frame ≤ 200 ms',
  checks: ({ presses }) =>
    ['banner', 'bookmark', 'share', 'filter'].flatMap((name) => [
      atMost(name, presses[`${name}.shownMs`], 200, 'ms'),
      reportFigure('done', presses[`${name}.doneMs`], 'ms'),
    ]),
};
