import { z } from 'zod';
import { emailField } from '@/lib/command/email-field';
import { mailMessages } from '@/lib/mail/messages';
import { testMailMessages as words } from './test-mail.messages';

/** Outcomes of a test mail: the mail server took it, or the step at which it failed. */
export const testMailCauses = [
  ...(['accepted', 'host', 'connection', 'timeout', 'tls', 'login', 'sender'] as const),
  ...(['recipient', 'refused', 'other'] as const),
] as const;
export type TestMailCause = (typeof testMailCauses)[number];

/** The answer to a test mail; `line` is the raw line of the mail server, or of the failed connection. */
export type TestMailAnswer = { cause: TestMailCause; line: string };

export const testMailInput = z.object({
  to: emailField(words['mail.test.missing'], mailMessages['mail.wrongAddress'].th),
});

/** Audit record of a test mail: its outcome and the codes of the server, never the address. */
export const testMailRecord = z.object({ cause: z.enum(testMailCauses), codes: z.string().max(200) });
