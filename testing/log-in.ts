import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { logIn } from '@/lib/auth/log-in';
import { findViewer } from '@/lib/auth/sessions';
import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { PASSWORD, type Person } from './people';

/** Random private IP address. */
export const anAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

export const makeVisitor = () => ({ role: 'visitor' as const, address: anAddress() });

/**
 * Logs somebody in from a new browser.
 *
 * @returns token of the session, IP address, and viewer
 */
export async function logInPerson(
  { door, name }: Person,
  password = PASSWORD,
  userAgent = 'Mozilla/5.0 Firefox/140.0',
) {
  const address = anAddress();
  const { session: token } = await logIn(door, { name, password }, { address, userAgent });
  return { token, address, viewer: { ...(await findViewer(token, false)), address } };
}

/** True if a token's session is valid. */
export const isLoggedIn = async (token: string): Promise<boolean> =>
  (await findViewer(token, false)).role !== 'visitor';

const mailData = z.record(z.string(), z.unknown());

/** Mails to an address in order of creation, with their data decrypted. */
export async function listMailsTo(recipient: string) {
  const rows = await db.mailMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
  return rows.map(({ template, status, data }) => ({ template, status, data: mailData.parse(decrypt(data)) }));
}
