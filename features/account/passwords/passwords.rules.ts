import { toArabicDigits } from '@/lib/text/id-card';
import { toNfc } from '@/lib/text/stacked-marks';
import { commonPasswords } from './common-passwords';
import { passwordsMessages as words } from './passwords.messages';

export const MIN_MEMBER_PASSWORD = 10;
export const MIN_STAFF_PASSWORD = 12;
export const MAX_PASSWORD = 128;
/** Minimum length of a name to check for; shorter ones are part of too many words. */
const MIN_NAME = 4;
/** Minimum number of distinct characters; fewer means a few keys repeated. */
const MIN_DIFFERENT = 4;

/** Owner of a password: staff and college users need a longer one; `names` must not appear in it. */
export type PasswordOwner = { staff: boolean; names: readonly string[] };

export const passwordProblems = ['short', 'long', 'common', 'name'] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/**
 * Problem of a chosen password: too short or long, commonly guessed, or made of the owner's name. Undefined for a good
 * one; there are no rules about character classes.
 */
export function findPasswordProblem(password: string, { staff, names }: PasswordOwner): PasswordProblem | undefined {
  if ([...password].length < (staff ? MIN_STAFF_PASSWORD : MIN_MEMBER_PASSWORD)) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  if (isCommon(password)) return 'common';
  return containsName(password, names) ? 'name' : undefined;
}

/** Text of the problem, if any. */
export function findPasswordMessage(password: string, owner: PasswordOwner): string | undefined {
  const problem = findPasswordProblem(password, owner);
  if (problem === 'short' && owner.staff) return words['accounts.password.shortStaff'].th;
  return problem && words[`accounts.password.${problem}`].th;
}

const fold = (text: string): string => toNfc(text).toLowerCase();

/** A password without the digits and marks at its end, which don't make a common one rare. */
const stripTrailingSymbols = (folded: string): string => folded.replace(/[\p{N}\p{P}\p{S}\p{Z}]+$/u, '');

const listed = commonPasswords.split(/\s+/).map(fold);
const common = new Set([...listed, ...listed.map(stripTrailingSymbols)].filter(Boolean));

function isCommon(password: string): boolean {
  const folded = fold(password);
  return new Set(folded).size < MIN_DIFFERENT || common.has(folded) || common.has(stripTrailingSymbols(folded));
}

/** Letters, marks and digits alone, Thai digits as Arabic ones: separators don't make a name another word. */
const stripSeparators = (text: string): string => toArabicDigits(fold(text)).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function containsName(password: string, names: readonly string[]): boolean {
  const folded = stripSeparators(password);
  const bare = stripTrailingSymbols(folded);
  return names
    .map(stripSeparators)
    .some(
      (name) => name.length >= MIN_NAME && (folded.includes(name) || (bare.length >= MIN_NAME && name.includes(bare))),
    );
}

type AccountNames = {
  displayName: string;
  email?: string | null;
  userName?: string;
  idCard?: string;
  firstName?: string;
  lastName?: string;
  /** Public names of the organisation that the account belongs to. */
  organisation?: { name: string; shortName: string; code: string };
};

/**
 * Names of an account: user name, id card number, e-mail and its local part, names and their words, names and code of the
 * organisation.
 */
export function listAccountNames({
  displayName,
  email,
  userName,
  idCard,
  firstName,
  lastName,
  organisation,
}: AccountNames): string[] {
  const own = [
    userName,
    idCard,
    email,
    email?.split('@')[0],
    firstName,
    lastName,
    displayName,
    ...displayName.split(/\s+/),
  ];
  const given = [...own, organisation?.name, organisation?.shortName, organisation?.code];
  return [...new Set(given.map((name) => name ?? '').filter(Boolean))];
}
