import { z } from 'zod';
import { text } from '@/lib/command/validation';

const MAX_EMAIL = 254;
const MAX_TYPED = 1_000;

/** An administrator as told on the command line. Without a name it is called after its duty. */
export const administratorInput = z.object({
  userName: z.string('administrators.userName').regex(/^[A-Za-z0-9._-]{3,50}$/, 'administrators.userName'),
  name: text(100).min(2, 'administrators.name').default('ผู้ดูแลระบบ'),
  email: z.string().trim().max(MAX_EMAIL).toLowerCase().pipe(z.email('administrators.email')).optional(),
  password: z.string().max(MAX_TYPED, 'accounts.password.long'),
  /** Sets a new password for an administrator that is there already. */
  reset: z.boolean().default(false),
});
