import { z } from 'zod';

const MAX_CODE = 40;
const MAX_PASSWORD = 1_000;

/** A code as it is typed, from the app or one of the recovery codes: blanks and hyphens don't count, nor does case. */
export const codeInput = z.object({
  code: z
    .string('secondFactor.codeRequired')
    .min(1, 'secondFactor.codeRequired')
    .max(MAX_CODE, 'login.codeWrong')
    .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().min(1, 'secondFactor.codeRequired')),
});

export const passwordInput = z.object({ password: z.string().max(MAX_PASSWORD).default('') });

/** What stands behind the seal of an account's secret. */
export const storedSecret = z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/) });

/** The second factor of an account as its owner sees it; the secret only until it is confirmed. */
export type SecondFactor =
  | { state: 'off' }
  | { state: 'begun'; secret: string; address: string }
  | { state: 'on'; since: string; codesLeft: number };
