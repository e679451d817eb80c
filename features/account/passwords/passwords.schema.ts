import { z } from 'zod';
import { emailAddress } from '@/lib/auth/schema';
import { MAX_EMAIL } from '@/lib/mail/address';
import { normalizeIdCard } from '@/lib/text/id-card';
import { passwordsMessages as words } from './passwords.messages';
import { findPasswordMessage, listAccountNames, type PasswordOwner } from './passwords.rules';

/** Longer than any permitted password: the rules report what is too long, this only bounds the work. */
const MAX_TYPED = 1_000;
/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const typedPassword = (missing: string) => z.string(missing).min(1, missing).max(MAX_TYPED, missing);

/** Random token of 32 bytes from a link. */
export const tokenField = z.string(words['accounts.resetDead'].th).regex(TOKEN, words['accounts.resetDead'].th);

/** A new password twice; the rules check its strength, as that depends on the owner. */
export const newPasswordInput = z
  .object({
    password: typedPassword(words['accounts.password.required'].th),
    repeated: z.string(words['accounts.password.repeat'].th),
  })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: words['accounts.password.repeat'].th,
  });

/** `current` is optional only for a session just opened with a mailed password. */
export const passwordChangeInput = z.object({ current: z.string().max(MAX_TYPED).default('') }).and(newPasswordInput);

const name = z
  .string(words['accounts.nameRequired'])
  .trim()
  .min(1, words['accounts.nameRequired'])
  .max(MAX_EMAIL, words['accounts.nameLong']);

/** True for thirteen digits, with or without the blanks and hyphens printed on a card. */
const isCardShaped = (typed: string): boolean => /^\d{13}$/.test(normalizeIdCard(typed));

/** Login kind and name for a reset request. */
export const resetRequestInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), name }),
  z.object({ kind: z.literal('collegeUser'), name: name.refine(isCardShaped, words['accounts.cardInvalid']) }),
  z.object({ kind: z.literal('member'), name: emailAddress }),
]);

export const resetInput = z.object({ token: tokenField }).and(newPasswordInput);

/** Schema of a password that obeys the rules for its owner. */
export const createPasswordSchema = (owner: PasswordOwner) =>
  z.object({
    password: z.string().superRefine((password, context) => {
      const message = findPasswordMessage(password, owner);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

/** Schema of a password for a new staff account. */
export const createStaffPasswordSchema = (named: Parameters<typeof listAccountNames>[0]) =>
  createPasswordSchema({ staff: true, names: listAccountNames(named) });
