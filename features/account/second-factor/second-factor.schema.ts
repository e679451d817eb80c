import { z } from 'zod';
import { authMessages } from '@/lib/auth/messages';
import { secondFactorMessages as words } from './second-factor.messages';

/** Element id of the section in which an account sets up its second factor. */
export const SECOND_FACTOR_ANCHOR = 'second-factor';

const MAX_CODE = 40;
const MAX_PASSWORD = 1_000;

/** Code from the app or a recovery code; blanks, hyphens and case are ignored. */
export const codeInput = z.object({
  code: z
    .string(words['secondFactor.codeRequired'])
    .min(1, words['secondFactor.codeRequired'])
    .max(MAX_CODE, authMessages['login.codeWrong'])
    .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().min(1, words['secondFactor.codeRequired'])),
});

export const passwordInput = z.object({ password: z.string().max(MAX_PASSWORD).default('') });

/** Decrypted content of an account's secret. */
export const storedSecret = z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/) });

/** Second factor as its owner sees it; the secret is included only until it is confirmed. */
export type SecondFactor =
  | { state: 'off' }
  | { state: 'begun'; secret: string; address: string }
  | { state: 'on'; since: string; codesLeft: number };
