/** Number of digits shown. */
const SHOWN = 4;

/** Masks an id card number except for its last four digits. */
export const maskIdCardWithBullets = (idCard: string): string =>
  '•'.repeat(Math.max(0, idCard.length - SHOWN)) + idCard.slice(-SHOWN);
