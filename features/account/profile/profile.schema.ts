import { z } from 'zod';
import { checkboxField } from '@/lib/command/form-fields';
import { tidyName } from '@/lib/text/text-rules';
import { memberRegistrationInput } from '../registration/registration.schema';

const MIN_NAME = 2;
const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_PASSWORD = 1_000;

/** The name under which a member of staff works; rank and title belong to it. */
export const displayNameInput = z.object({
  displayName: z
    .string('profiles.nameRequired')
    .overwrite(tidyName)
    .min(1, 'profiles.nameRequired')
    .min(MIN_NAME, 'profiles.nameShort')
    .max(MAX_NAME, 'profiles.nameLong')
    .regex(/^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z0-9 .()-]*$/, 'profiles.nameLetters'),
});

/** What members tell of themselves, by the rules of registration. */
export const memberProfileInput = memberRegistrationInput.pick({
  firstName: true,
  lastName: true,
  gender: true,
  birthDate: true,
});

/** What somebody wishes to be told by mail; a box that is not there or not ticked means no. */
export const mailPreferencesInput = z.object({
  newsDecided: checkboxField,
  newsWithdrawn: checkboxField,
  newsWaiting: checkboxField,
  noticeMust: checkboxField,
  noticeNew: checkboxField,
  forumMention: checkboxField,
  forumAnswer: checkboxField,
});

const password = z.string().max(MAX_PASSWORD).default('');

/** A new address, and the password once more. */
export const emailChangeInput = z.object({
  email: z
    .string('profiles.emailRequired')
    .trim()
    .min(1, 'profiles.emailRequired')
    .max(MAX_EMAIL, 'profiles.emailInvalid')
    .toLowerCase()
    .pipe(z.email('profiles.emailInvalid')),
  password,
});

/** The random name of 32 bytes in the link of a mail. */
export const emailTokenInput = z.object({
  token: z.string('profiles.emailDead').regex(/^[A-Za-z0-9_-]{43}$/, 'profiles.emailDead'),
});

/** Whoever is behind an account, as they see themselves; an id card number only by its last digits. */
export type OwnProfile = { name: string; email?: string; newEmail?: string } & (
  | { kind: 'office' | 'person'; userName: string; organisation: string }
  | { kind: 'collegeUser'; firstName: string; lastName: string; idCard: string; organisation: string }
  | {
      kind: 'member';
      firstName: string;
      lastName: string;
      gender: 'Male' | 'Female';
      birthDate: string;
      deleteAfter?: string;
    }
);
