/** Digits of an id card number that may be seen. */
const SHOWN_DIGITS = 4;
const ID_CARD = /^\d{13}$/;
const THAI_DIGIT_ZERO = 0x0e50;

/** An id card number of which only the last four digits can be read: `*********0016`. */
export function maskIdCard(idCard: string): string {
  return idCard.slice(-SHOWN_DIGITS).padStart(idCard.length, '*');
}

/** What was typed as an id card number without blanks and hyphens, and with Arabic digits. */
export function normalizeIdCard(typed: string): string {
  return typed.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_DIGIT_ZERO)).replace(/[\s\u200b-]/g, '');
}

/** Whether 13 digits are an id card number: the last one follows from the other twelve, weighed 13 to 2. */
export function isIdCard(digits: string): boolean {
  if (!ID_CARD.test(digits)) return false;
  const sum = [...digits.slice(0, -1)].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(digits.at(-1));
}

/** How a mail tells a college user what to log in with: no mail carries a whole id card number. */
export const formatLoginName = (idCard: string): string => `เลขประจำตัวประชาชน ${maskIdCard(idCard)}`;
