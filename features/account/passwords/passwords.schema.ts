import { z } from 'zod';
import { emailAddress } from '@/lib/auth/schema';
import { findPasswordMessage, listAccountNames, type PasswordOwner } from './passwords.rules';

/** Longer than any password that may be chosen; the rules say what is too long, this only bounds the work. */
const MAX_TYPED = 1_000;
const MAX_NAME = 254;
/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const typedPassword = (missing: string) => z.string(missing).min(1, missing).max(MAX_TYPED, missing);

/** A random name of 32 bytes, as it stands in a link. */
export const tokenField = z.string('accounts.resetDead').regex(TOKEN, 'accounts.resetDead');

/** A new password twice; whether it is good enough depends on whose it is and is the rules' business. */
export const newPasswordInput = z
  .object({ password: typedPassword('accounts.password.required'), repeated: z.string('accounts.password.repeat') })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'accounts.password.repeat',
  });

/** `current` may be left out only by a session that has just come in with a mailed password. */
export const passwordChangeInput = z.object({ current: z.string().max(MAX_TYPED).default('') }).and(newPasswordInput);

const name = z
  .string('accounts.nameRequired')
  .trim()
  .min(1, 'accounts.nameRequired')
  .max(MAX_NAME, 'accounts.nameLong');

/** Thirteen digits, with the blanks and hyphens that stand between them on a card. */
const isCardShaped = (typed: string): boolean => /^\d{13}$/.test(typed.replace(/[\s-]/g, ''));

/** Who forgot a password: the door and the name used there. */
export const resetRequestInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), name }),
  z.object({ kind: z.literal('collegeUser'), name: name.refine(isCardShaped, 'accounts.cardInvalid') }),
  z.object({ kind: z.literal('member'), name: emailAddress }),
]);

export const resetInput = z.object({ token: tokenField }).and(newPasswordInput);

/** A password that keeps the rules for its owner. */
export const createPasswordSchema = (owner: PasswordOwner) =>
  z.object({
    password: z.string().superRefine((password, context) => {
      const message = findPasswordMessage(password, owner);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

/** The same for a new member of staff. */
export const createStaffPasswordSchema = (named: Parameters<typeof listAccountNames>[0]) =>
  createPasswordSchema({ staff: true, names: listAccountNames(named) });
