import { toLogin } from '@/lib/auth/accounts';
import type { Viewer } from '@/lib/auth/viewer';
import { decrypt } from '@/lib/crypto/encryption';
import { db, type Transaction } from '@/lib/db/db';
import { buildEnrolmentUri } from './second-factor.rules';
import { type SecondFactor, storedSecret } from './second-factor.schema';

/** Stored second factor of an account with its secret decrypted; null without an account. */
export async function findSecondFactor(accountId: number | undefined, client: Pick<Transaction, 'account'> = db) {
  const account = await client.account.findUnique({
    where: { id: accountId ?? 0 },
    include: { systemUser: true, collegeUser: true, member: true },
  });
  if (!account) return null;
  const secret = account.totpSecret === null ? undefined : storedSecret.parse(decrypt(JSON.parse(account.totpSecret)));
  return { account, secret: secret?.secret };
}

/**
 * The viewer's own second factor.
 *
 * @param brand name shown in the app; short and in Latin letters, as longer text makes the QR code denser
 */
export async function findOwnSecondFactor(viewer: Viewer, brand: string): Promise<SecondFactor> {
  const found = await findSecondFactor(viewer.accountId);
  if (!found) return { state: 'off' };
  const { account, secret } = found;
  if (account.totpConfirmedAt)
    return { state: 'on', since: account.totpConfirmedAt.toISOString(), codesLeft: account.recoveryCodes.length };
  if (secret === undefined) return { state: 'off' };
  return { state: 'begun', secret, address: buildEnrolmentUri(secret, brand, toLogin(account).name) };
}
