import { isIdCard, normalizeIdCard, toArabicDigits } from '@/lib/text/id-card';
import type { LoginKind } from './role-table';

/** Digits of an institution's code and of an id card number. */
export const CODE_DIGITS = 10;
const CARD_DIGITS = 13;

/**
 * Shapes of a typed login name. `wrongCard` has the length of an id card number without its check digit, `digits` has
 * no length that an account's number has; both may still be user names.
 */
export const loginShapes = ['code', 'card', 'email', 'userName', 'wrongCard', 'digits'] as const;
export type LoginShape = (typeof loginShapes)[number];

/** Kind of account by the shape of its name; shapes that no account is sure to have count as user names. */
const kindsByShape = {
  code: 'staff',
  card: 'collegeUser',
  email: 'member',
  userName: 'staff',
  wrongCard: 'staff',
  digits: 'staff',
} as const satisfies Record<LoginShape, LoginKind>;

/** Normalises a login name to its stored form: e-mail addresses in lower case, id cards without hyphens and spaces. */
export const loginNameNormalizers: Readonly<Record<LoginKind, (typed: string) => string>> = {
  staff: (typed) => toArabicDigits(typed.trim()),
  collegeUser: normalizeIdCard,
  member: (typed) => typed.trim().toLowerCase(),
};

/**
 * The kind of account that a typed name belongs to, by its shape alone: it says nothing about accounts that exist.
 *
 * @returns undefined for an empty text
 */
export function recognizeLogin(typed: string): { kind: LoginKind; shape: LoginShape } | undefined {
  const shape = findShape(typed.trim());
  return shape && { kind: kindsByShape[shape], shape };
}

function findShape(typed: string): LoginShape | undefined {
  if (typed === '') return undefined;
  if (typed.includes('@')) return 'email';
  const digits = normalizeIdCard(typed);
  if (!/^\d+$/.test(digits)) return 'userName';
  if (isIdCard(digits)) return 'card';
  if (digits.length === CARD_DIGITS) return 'wrongCard';
  return toArabicDigits(typed).length === CODE_DIGITS && digits.length === CODE_DIGITS ? 'code' : 'digits';
}
