import { z } from 'zod';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

export const BODY_LENGTH = 5_000;
export const SUBJECT_LENGTH = 200;

export const replyInput = z.object({
  id,
  body: textField(BODY_LENGTH, {
    missing: contactMessages['contact.bodyMissing'].th,
    long: contactMessages['contact.bodyLong'].th,
  }),
});
