import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

export const BODY_LENGTH = 5_000;
export const SUBJECT_LENGTH = 200;

export const replyInput = z.object({
  id,
  body: textField(BODY_LENGTH, { missing: 'contact.bodyMissing', long: 'contact.bodyLong' }),
});
