/**
 * Tag of the walks: tests that go through every screen, page or link of a list, and take a quarter of the browser's time. They run by
 * `npm test -- walks`, and with `--whole` as in CI; `npm test` leaves them out.
 */
export const WALK = { tag: '@walk' };

/** Of the tests that run: `walks`, `others`, or all. */
const SCOPES: Readonly<Record<string, { grep?: RegExp; grepInvert?: RegExp }>> = {
  walks: { grep: /@walk\b/ },
  others: { grepInvert: /@walk\b/ },
};

/** Filter of Playwright for a scope; names and files given on the command line narrow it further. */
export const filterByScope = (scope = '') => SCOPES[scope] ?? {};
