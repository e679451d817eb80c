import { isNativeError } from 'node:util/types';
import { z } from 'zod';
import { DecryptionError } from '@/lib/crypto/encryption';
import { getErrorCode } from '@/lib/log/error-code';

/** Stored reason of a failed attempt; `final` is true if a retry is useless. */
export type MailFailure = { reason: string; final: boolean };

const smtpError = z.object({
  command: z
    .string()
    .regex(/^[A-Z ]{1,20}$/)
    .optional()
    .catch(undefined),
  originalCode: z
    .string()
    .regex(/^[A-Z_]{1,30}$/)
    .optional()
    .catch(undefined),
  responseCode: z.number().int().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  permanent: z.boolean().optional().catch(undefined),
});

/** Command name of nodemailer's own check, which found an invalid address. */
const NO_ADDRESS = 'API';

/**
 * Summarises a failed attempt for the administrator. Only the codes of the server's response are stored, as its text
 * may quote the mail.
 */
export function explainFailure(error: unknown): MailFailure {
  if (error instanceof DecryptionError) return { reason: 'unreadable', final: true };
  if (error instanceof z.ZodError) return { reason: 'wrong data', final: true };
  const code = getErrorCode(error);
  if (!isNativeError(error) || code === undefined) return { reason: 'not drawn', final: false };
  const { command, originalCode, responseCode, response, permanent } = smtpError.parse(error);
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return {
    reason: [code, originalCode, command, responseCode, detail].filter((part) => part !== undefined).join(' '),
    final: command === NO_ADDRESS || (command === 'RCPT TO' && permanent === true),
  };
}
