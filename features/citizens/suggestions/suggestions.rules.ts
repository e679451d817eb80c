/** Alphabet of 31 letters and digits that do not look alike; 15 of them make 74 bits. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 15;
const GROUP = 5;
const PREFIX = 'S';
/** Path of the public tracking page. */
export const TRACKING_PATH = '/participation/track/';

export const buildTrackingLink = (code: string): string => `${TRACKING_PATH}?code=${code}`;

/** Formats the letters of a code as `S-7KQ2M-9XAPR-4TWYZ`; other kinds of codes have another prefix. */
export function formatTrackingCode(letters: string, prefix = PREFIX): string {
  const groups = Array.from({ length: CODE_LENGTH / GROUP }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP),
  );
  return [prefix, ...groups].join('-');
}

/** Parses a typed code, in any case, with or without prefix, dashes and spaces; undefined if it is invalid. */
export function readTrackingCode(typed: string, prefix = PREFIX): string | undefined {
  const bare = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const letters = bare.startsWith(prefix) && bare.length === CODE_LENGTH + 1 ? bare.slice(1) : bare;
  const isCode = letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? formatTrackingCode(letters, prefix) : undefined;
}

/** A new code; `pick` returns a random integer from 0 to below its argument. */
export const generateTrackingCode = (pick: (below: number) => number, prefix = PREFIX): string =>
  formatTrackingCode(
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(pick(CODE_LETTERS.length))).join(''),
    prefix,
  );
