import { z } from 'zod';
import { emailField } from '@/lib/command/email-field';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { passwordRequestsMessages as words } from './password-requests.messages';

const MAX_CODE = 100;
const MAX_PHONE = 40;
const MAX_REASON = 1_000;

/** A Thai number in digits: 0, then 8 (land line) or 9 (mobile) more. */
const THAI_PHONE = /^0\d{8,9}$/;

/** Digits with hyphens, dots, brackets and blanks between them, or with the country's +66, become plain digits. */
const normalizePhone = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^\+660?/, '0');

const requiredText = (max: number, missing: string) => textField(max, { missing, long: missing });

const email = emailField(words['registrations.emailRequired'], words['registrations.emailInvalid']);

const phone = z
  .string(words['registrations.phoneRequired'])
  .trim()
  .min(1, words['registrations.phoneRequired'])
  .max(MAX_PHONE, words['registrations.phoneInvalid'])
  .transform(normalizePhone)
  .pipe(z.string().regex(THAI_PHONE, words['registrations.phoneInvalid']));

/**
 * An institution's request for its password: `userName` is the login name of the chosen institution, `code` the typed
 * one.
 */
export const passwordRequestInput = z
  .object({
    userName: requiredText(MAX_CODE, words['registrations.institutionRequired']),
    code: requiredText(MAX_CODE, words['registrations.codeRequired']),
    email,
    phone,
    acknowledged: z.literal([true, 'true', 'on'], words['registrations.acknowledgeRequired']),
    /** True if the mail is held until a legacy client's second call. */
    hold: z.boolean().default(false),
  })
  .check(
    // Also if other fields are invalid, so that all errors are reported at once.
    z.refine(({ userName, code }) => !userName || !code || userName === code, {
      path: ['code'],
      message: words['registrations.codeDiffers'].th,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type PasswordRequestInput = z.infer<typeof passwordRequestInput>;

export const refusalInput = z.object({
  id,
  reason: textField(MAX_REASON, {
    missing: words['registrations.reasonRequired'],
    long: words['registrations.reasonTooLong'],
  }),
});

/** Statuses, in the order of the tabs. */
export const passwordRequestStatuses = ['waiting', 'approved', 'refused'] as const;
export type PasswordRequestStatus = (typeof passwordRequestStatuses)[number];
