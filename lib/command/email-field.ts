import { z } from 'zod';
import { MAX_EMAIL } from '@/lib/mail/address';

/**
 * A required e-mail address in its stored form: trimmed, in lower case.
 *
 * @param missing text for an empty field
 * @param bad text for anything else that is no address
 */
export const emailField = (missing: string, bad: string) =>
  z.string(missing).trim().min(1, missing).max(MAX_EMAIL, bad).toLowerCase().pipe(z.email(bad));
