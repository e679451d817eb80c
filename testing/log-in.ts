import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { logIn } from '@/lib/auth/log-in';
import { findViewer } from '@/lib/auth/sessions';
import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { PASSWORD, type Person } from './people';

/** An address that no other test has. */
export const anAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** Logs somebody in from a browser of its own: the session's token, and whom it stands for. */
export async function logInPerson(
  { door, name }: Person,
  password = PASSWORD,
  userAgent = 'Mozilla/5.0 Firefox/140.0',
) {
  const address = anAddress();
  const { session: token } = await logIn(door, { name, password }, { address, userAgent });
  return { token, address, viewer: { ...(await findViewer(token, false)), address } };
}

/** Whether a token's session still counts. */
export const isLoggedIn = async (token: string): Promise<boolean> =>
  (await findViewer(token, false)).role !== 'visitor';

const mailData = z.record(z.string(), z.unknown());

/** The mails to an address in the order in which they were written, their data opened. */
export async function listMailsTo(recipient: string) {
  const rows = await db.mailMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
  return rows.map(({ template, status, data }) => ({ template, status, data: mailData.parse(decrypt(data)) }));
}
