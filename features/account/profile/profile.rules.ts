/** How much of an id card number is shown, and its groups on the card. */
const SHOWN = 4;

/** An id card number of which the last four digits can be read. */
export const maskIdCardWithBullets = (idCard: string): string =>
  '•'.repeat(Math.max(0, idCard.length - SHOWN)) + idCard.slice(-SHOWN);
