/** Digits of an id card number that may be seen. */
const SHOWN_DIGITS = 4;

/** An id card number of which only the last four digits can be read: `*********0016`. */
export function maskIdCard(idCard: string): string {
  return idCard.slice(-SHOWN_DIGITS).padStart(idCard.length, '*');
}
