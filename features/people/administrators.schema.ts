import { z } from 'zod';
import { passwordsMessages } from '@/features/account/passwords/passwords.messages';
import { text } from '@/lib/command/validation';
import { MAX_EMAIL } from '@/lib/mail/address';
import { administratorsMessages as words } from './administrators.messages';

const MAX_TYPED = 1_000;

/** Administrator as entered on the command line. The default name is that of the duty. */
export const administratorInput = z.object({
  userName: z
    .string(words['administrators.userName'])
    .regex(/^[A-Za-z0-9._-]{3,50}$/, words['administrators.userName']),
  name: text(100).min(2, words['administrators.name']).default('ผู้ดูแลระบบ'),
  email: z.string().trim().max(MAX_EMAIL).toLowerCase().pipe(z.email(words['administrators.email'])).optional(),
  password: z.string().max(MAX_TYPED, passwordsMessages['accounts.password.long'].th),
  /** Resets an existing administrator. */
  reset: z.boolean().default(false),
});
export type AdministratorInput = z.output<typeof administratorInput>;
