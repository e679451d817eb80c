import { formatFigure } from './numbers.mjs';

/** A figure that is reported without a limit. */
export const reportFigure = (label, value, unit = '') => ({ label, value, unit });

const declareLimit =
  (holds) =>
  (label, value, limit, unit = '') => ({ label, value, unit, limit, held: isNumber(value) && holds(value, limit) });

/** A figure with a lower, or upper, limit. */
export const atLeast = declareLimit((value, limit) => value >= limit);
export const atMost = declareLimit((value, limit) => value <= limit);

const isNumber = (value) => typeof value === 'number' && !Number.isNaN(value);

/** True if all figures with limits hold; undefined if one of them was not measured. */
export function isHeld(checks) {
  const promised = checks.filter(({ limit }) => limit !== undefined);
  if (promised.some(({ held, value }) => isNumber(value) && !held)) return false;
  return promised.every(({ value }) => isNumber(value)) ? true : undefined;
}

const SIGNS = new Map([
  [true, '✓'],
  [false, '✗'],
  [undefined, '…'],
]);

/** Figures of one promise in one line: a sign, then each figure; failed ones in bold. */
export function formatChecks(checks) {
  const parts = checks.map(({ label, value, unit, held }) => {
    const text = `${label} ${isNumber(value) ? formatFigure(value) : '–'}${unit && ` ${unit}`}`;
    return held === false && isNumber(value) ? `**${text}**` : text;
  });
  return `${SIGNS.get(isHeld(checks))} ${parts.join(', ')}`;
}

/** A figure as a multiple of another; undefined if one of them is missing. */
export const ratio = (value, base) => (value && base ? value / base : undefined);
