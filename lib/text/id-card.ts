/** Number of digits of an id card number shown. */
const SHOWN_DIGITS = 4;
const ID_CARD = /^\d{13}$/;
const THAI_DIGIT_ZERO = 0x0e50;

/** Thai digits as Arabic ones; everything else stays. */
export const toArabicDigits = (typed: string): string =>
  typed.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_DIGIT_ZERO));

/** Typed id card number without blanks and hyphens, and with Arabic digits. */
export const normalizeIdCard = (typed: string): string => toArabicDigits(typed).replace(/[\s\u200b-]/g, '');

/** True for 13 digits with a valid check digit: the last one, computed from the other twelve weighted 13 to 2. */
export function isIdCard(digits: string): boolean {
  if (!ID_CARD.test(digits)) return false;
  const sum = [...digits.slice(0, -1)].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(digits.at(-1));
}

/** Masks an id card number except for its last four digits: `*********0016`. */
export function maskIdCard(idCard: string): string {
  return idCard.slice(-SHOWN_DIGITS).padStart(idCard.length, '*');
}

/** Login name in mails to a college user, masked, as no mail may contain a full id card number. */
export const formatLoginName = (idCard: string): string => `เลขประจำตัวประชาชน ${maskIdCard(idCard)}`;
