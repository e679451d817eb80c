import { z } from 'zod';
import type { MailPreference } from '@/features/newsroom/notifications/notifications.schema';
import { emailField } from '@/lib/command/email-field';
import { checkboxField } from '@/lib/command/form-fields';
import { tidyName } from '@/lib/text/text-rules';
import { memberRegistrationInput } from '../registration/registration.schema';
import { profilesMessages as words } from './profile.messages';

const MIN_NAME = 2;
const MAX_NAME = 100;
const MAX_PASSWORD = 1_000;

/** Display name of a staff member, including rank and title. */
export const displayNameInput = z.object({
  displayName: z
    .string(words['profiles.nameRequired'])
    .overwrite(tidyName)
    .min(1, words['profiles.nameRequired'])
    .min(MIN_NAME, words['profiles.nameShort'])
    .max(MAX_NAME, words['profiles.nameLong'])
    .regex(/^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z0-9 .()-]*$/, words['profiles.nameLetters']),
});

/** Personal data of a member, by the rules of registration. */
export const memberProfileInput = memberRegistrationInput.pick({
  firstName: true,
  lastName: true,
  gender: true,
  birthDate: true,
});

/** Mail preferences; a missing or unticked box means no. */
export const mailPreferencesInput = z.object({
  newsDecided: checkboxField,
  newsWithdrawn: checkboxField,
  newsWaiting: checkboxField,
  newsReminder: checkboxField,
  noticeMust: checkboxField,
  noticeNew: checkboxField,
  voices: checkboxField,
  forumMention: checkboxField,
  forumAnswer: checkboxField,
} satisfies Record<MailPreference, typeof checkboxField>);

const password = z.string().max(MAX_PASSWORD).default('');

export const emailChangeInput = z.object({
  email: emailField(words['profiles.emailRequired'], words['profiles.emailInvalid']),
  password,
});

/** Random token of 32 bytes from the link of a mail. */
export const emailTokenInput = z.object({
  token: z.string(words['profiles.emailDead'].th).regex(/^[A-Za-z0-9_-]{43}$/, words['profiles.emailDead'].th),
});

/** Profile as its owner sees it; of an id card number only the last digits. */
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
